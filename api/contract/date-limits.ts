import { addYears, type CalendarDate } from './calendar-date.js';

/** Earlier dates count as typing errors, in forms, imports and migrations alike. */
export const EARLIEST_BIRTH = '1900-01-01';
export const EARLIEST_EMPLOYMENT = '1950-01-01';
export const EARLIEST_PAY = '2000-01-01';
export const EARLIEST_LEAVE = '2000-01-01';

/** Limit for dates of pay, leave and employment in the future. */
export const YEARS_AHEAD = 2;

export function latestFutureDate(today: CalendarDate): CalendarDate {
  return addYears(today, YEARS_AHEAD);
}

import { addYears, type CalendarDate } from './calendar-date.js';

/** What lies outside of these was mistyped: the same wherever a date comes in, by a form, a file or from another system. */
export const EARLIEST_BIRTH = '1900-01-01';
export const EARLIEST_EMPLOYMENT = '1950-01-01';
export const EARLIEST_PAY = '2000-01-01';
export const EARLIEST_LEAVE = '2000-01-01';

/** How far ahead pay, leave and employment are known. */
export const YEARS_AHEAD = 2;

export function latestAhead(today: CalendarDate): CalendarDate {
  return addYears(today, YEARS_AHEAD);
}

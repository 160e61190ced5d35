import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';

export function latestHolidayYear(today: CalendarDate): number {
  return Number(latestFutureDate(today).slice(0, 4));
}

/** A year in which holidays can be stored. */
export function requireHolidayYear(value: unknown, today: CalendarDate): number {
  const [first, last] = [Number(EARLIEST_LEAVE.slice(0, 4)), latestHolidayYear(today)];
  const year = /^\d{4}$/.test(String(value)) ? Number(value) : NaN;
  if (!(year >= first && year <= last))
    throw Problem.at('year', refusal('holiday.year_outside', { first, last }));
  return year;
}

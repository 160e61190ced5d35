import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentStatus } from '../contract/employee/employment-status.js';
import { hasStatus } from '../department/headcount.js';

export interface EmploymentDates {
  hire_date: CalendarDate | null;
  left_on: CalendarDate | null;
  /** Last day of the employment before the latest one. */
  previous_left_on: CalendarDate | null;
}

/** Computed on every read, never stored: it changes with the date. Somebody who has left and is to return has left until that day. */
export function employmentStatus(
  { hire_date, left_on, previous_left_on }: EmploymentDates,
  today: CalendarDate,
): EmploymentStatus {
  const begins = hire_date !== null && hire_date > today;
  const isBetween = previous_left_on !== null && previous_left_on < today && begins;
  if ((left_on !== null && left_on < today) || isBetween) return 'Left';
  return begins && previous_left_on === null ? 'Upcoming' : 'Active';
}

/** True of the joined employee `e` and of an account without one: signing in is open before the first day, too. */
export function hasNotLeft(today: CalendarDate): { sql: string; parameters: string[] } {
  return hasStatus(today, 'Active', 'Upcoming');
}

import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentStatus } from '../contract/employment-status.js';

export interface EmploymentDates {
  hire_date: CalendarDate | null;
  left_on: CalendarDate | null;
  /** Last day of the employment before the latest one. */
  previous_left_on: CalendarDate | null;
}

/** Computed on every read, never stored: it changes with the date. Somebody who has left and is to return has left until that day. */
export function employmentStatus({ hire_date, left_on, previous_left_on }: EmploymentDates, today: CalendarDate): EmploymentStatus {
  const hasLeft = left_on !== null && left_on < today;
  const isBetween = previous_left_on !== null && previous_left_on < today && hire_date !== null && hire_date > today;
  return hasLeft || isBetween ? 'Left' : 'Active';
}

/** The same of the joined employee `e`, and true of an account without one. */
export function worksHere(today: CalendarDate): { sql: string; parameters: CalendarDate[] } {
  return {
    sql: '(e.left_on IS NULL OR e.left_on >= ?) AND (e.previous_left_on IS NULL OR e.previous_left_on >= ? OR e.hire_date <= ?)',
    parameters: [today, today, today],
  };
}

import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentStatus } from '../contract/employment-status.js';

/** Computed on every read, never stored: it changes with the date. */
export function employmentStatus(leftOn: CalendarDate | null, today: CalendarDate): EmploymentStatus {
  return leftOn !== null && leftOn < today ? 'Left' : 'Active';
}

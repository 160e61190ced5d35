import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentStatus } from '../contract/employment-status.js';

/** Somebody has left once their last day lies before today; computed at every reading, never stored. */
export function employmentStatus(leftOn: CalendarDate | null, today: CalendarDate): EmploymentStatus {
  return leftOn !== null && leftOn < today ? 'Left' : 'Active';
}

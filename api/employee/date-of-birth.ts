import type { CalendarDate } from '../contract/calendar-date.js';
import { EMPLOYEE_FIELDS } from '../contract/employee/employee-fields.js';
import { Problem, refusal } from '../contract/problem.js';

/** Checks the upper limit only; the field checks the earliest date. */
export function requirePlausibleBirth(
  dob: CalendarDate | null | undefined,
  today: CalendarDate,
): void {
  if (dob && dob > today)
    throw Problem.at('dob', refusal('date.in_future', { label: EMPLOYEE_FIELDS.dob.label }));
}

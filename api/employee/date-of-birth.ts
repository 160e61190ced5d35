import type { CalendarDate } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';

/** Nobody is born tomorrow; how early it may be is the field's own limit. */
export function requirePlausibleBirth(dob: CalendarDate, today: CalendarDate): void {
  if (dob > today) throw Problem.at('dob', 'Date of Birth must not lie in the future.');
}

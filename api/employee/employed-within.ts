import type { CalendarDate } from '../contract/calendar-date.js';

/** True of employees `e` who are employed on any day of a span, in this employment or an earlier one. */
export function employedWithin(
  from: CalendarDate,
  to: CalendarDate,
): { sql: string; parameters: string[] } {
  return {
    sql: `(((e.hire_date IS NULL OR e.hire_date <= ?) AND (e.left_on IS NULL OR e.left_on >= ?))
      OR EXISTS (SELECT 1 FROM earlier_employment p WHERE p.employee_id = e.id AND (p.hired_on IS NULL OR p.hired_on <= ?) AND p.left_on >= ?))`,
    parameters: [to, from, to, from],
  };
}

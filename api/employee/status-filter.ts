import type { CalendarDate } from '../contract/calendar-date.js';
import { EMPLOYMENT_STATUSES, type EmploymentStatus } from '../contract/employment-status.js';
import type { Filter } from '../platform/database/lists/list-definition.js';

/** By the last day, but for people between two employments. */
const LEFT = "(COALESCE(e.left_on, '9999-12-31') < ? OR (e.previous_left_on IS NOT NULL AND e.previous_left_on < ? AND e.hire_date > ?))";

export function statusFilter(today: () => CalendarDate): Filter {
  return {
    expected: `one of ${EMPLOYMENT_STATUSES.join(', ')}`,
    condition: (value) => {
      if (!EMPLOYMENT_STATUSES.includes(value as EmploymentStatus)) return undefined;
      return { sql: value === 'Left' ? LEFT : `NOT ${LEFT}`, parameters: Array(3).fill(today()) };
    },
  };
}

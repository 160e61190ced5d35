import type { CalendarDate } from '../../contract/calendar-date.js';
import { EMPLOYEE_SORT } from '../../employee/employee-list.js';
import { employeeSearch } from '../../employee/employee-search.js';
import { LISTED_EMPLOYEE } from '../../employee/listed-employee.js';
import type { Condition, ListDefinition } from '../../platform/database/lists/list-definition.js';
import {
  dateFilter,
  flag,
  reference,
  searchFilter,
} from '../../platform/database/lists/list-filters.js';
import type { ReportSpan } from './report-span.js';

/** The people of the absence report, which sorts and filters by its sums itself. */
export const ABSENT_PEOPLE_LIST: ListDefinition = {
  resource: 'people',
  ...LISTED_EMPLOYEE,
  sort: { name: EMPLOYEE_SORT.name, days: { by: 'days' }, minutes: { by: 'minutes' } },
  filter: {
    from: dateFilter('', '>='),
    to: dateFilter('', '<='),
    away: flag(''),
    q: searchFilter(employeeSearch),
    department: reference('e.department_id'),
  },
};

/** Without days, of this year. */
export function askedPeople(
  conditions: readonly Condition[],
  today: CalendarDate,
): {
  span: ReportSpan;
  away: boolean | undefined;
  department: string | undefined;
  others: Condition[];
} {
  const asked = new Map(conditions.map(({ field, value }) => [field, String(value)]));
  const year = today.slice(0, 4);
  const away = asked.get('away');
  return {
    span: { from: asked.get('from') ?? `${year}-01-01`, to: asked.get('to') ?? `${year}-12-31` },
    away: away === undefined ? undefined : away === 'true',
    department: asked.get('department')?.toLowerCase(),
    others: conditions.filter(({ field }) => field === 'q'),
  };
}

import type { CalendarDate } from '../contract/calendar-date.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import { employedWithin } from '../employee/employed-within.js';
import { EMPLOYEE_SORT } from '../employee/employee-list.js';
import { departmentNameOn, factOn, withFact } from '../employee/job/fact-on.js';
import type {
  Condition,
  Filter,
  ListDefinition,
} from '../platform/database/lists/list-definition.js';
import { reference, searchFilter } from '../platform/database/lists/list-filters.js';
import { searchOn, titledOn } from './search-as-of.js';

/** The list as of another day than today: who was, or will be, employed on it. Its rows are completed with what held on the day. */
export function employeesAsOf(
  list: ListDefinition,
  day: CalendarDate,
): { definition: ListDefinition; scope: Condition[] } {
  const { id, role } = list.filter;
  return {
    definition: {
      ...list,
      sort: {
        ...EMPLOYEE_SORT,
        department: { by: departmentNameOn(day) },
        designation: { by: factOn('designation', day, 'value_folded') },
        salary: { by: salaryOn(day) },
      },
      filter: {
        id,
        role,
        q: searchFilter((words) => searchOn(day, words)),
        department: heldOn(day, 'department', reference('f.value_id')),
        manager: heldOn(day, 'manager', reference('f.value_id')),
        designation: searchFilter((words) => ({
          sql: '1 = 0',
          parameters: [],
          resolve: (reader) => titledOn(day, reader, words),
        })),
      } as Record<string, Filter>,
    },
    scope: [employedWithin(day, day)],
  };
}

const salaryOn = (day: CalendarDate) =>
  `COALESCE((SELECT r.salary FROM salary_revision r WHERE r.employee_id = e.id AND r.valid = 1 AND r.effective_date <= '${day}' ORDER BY r.effective_date DESC LIMIT 1), e.salary)`;

function heldOn(day: CalendarDate, kind: JobKind, filter: Filter): Filter {
  return {
    ...filter,
    condition: (value) => {
      const condition = filter.condition(value);
      return condition && withFact(day, kind, condition);
    },
  };
}

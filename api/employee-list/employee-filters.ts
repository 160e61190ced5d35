import type { CalendarDate } from '../contract/calendar-date.js';
import { EVERYBODY } from '../contract/working-time/working-time.js';
import { employeeList } from '../employee/employee-list.js';
import { NOT_INVITED } from '../employee/invitable.js';
import type { Filter, ListDefinition } from '../platform/database/lists/list-definition.js';
import {
  dateFilter,
  flag,
  joined,
  reference,
  searchIn,
} from '../platform/database/lists/list-filters.js';
import { isId } from '../platform/database/statements/ids.js';
import { IN_EFFECT } from '../working-time/assignments/current-assignments.js';

/** With the filters that ask what other modules know of a person. */
export function listOfEmployees(today: () => CalendarDate): ListDefinition {
  const list = employeeList(today);
  return {
    ...list,
    parameters: ['asOf'],
    filter: {
      ...list.filter,
      designation: searchIn(['e.designation_folded']),
      manager: reference('e.manager_id'),
      hiredFrom: dateFilter('e.hire_date', '>='),
      hiredTo: dateFilter('e.hire_date', '<='),
      workingTime: assignedFilter('pattern_id', today),
      policy: assignedFilter('policy_id', today),
      noBankAccount: flag('NOT EXISTS (SELECT 1 FROM bank_account b WHERE b.employee_id = e.id)'),
      notInvited: joined(flag(NOT_INVITED), 'account'),
    },
  };
}

/** People for whom the pattern or policy holds today: by an assignment of their own, or by that of everybody. */
function assignedFilter(column: 'pattern_id' | 'policy_id', today: () => CalendarDate): Filter {
  return {
    expected: 'an id',
    condition: (value) => {
      if (!isId(value)) return undefined;
      const target = value.toLowerCase();
      return {
        sql: '1 = 0',
        parameters: [],
        resolve: async ({ read }) => {
          const inEffect = [today(), today()];
          const [common] = await read<{ subject: string }>(
            `SELECT a.subject FROM leave_assignment a WHERE a.holder = '${EVERYBODY}' AND a.${column} = ? AND ${IN_EFFECT}`,
            [target, ...inEffect],
          );
          if (!common)
            return {
              sql: `e.id IN (SELECT a.employee_id FROM leave_assignment a WHERE a.${column} = ? AND ${IN_EFFECT})`,
              parameters: [target, ...inEffect],
            };
          return {
            sql: `NOT EXISTS (SELECT 1 FROM leave_assignment a WHERE a.holder = e.id AND a.subject = ? AND a.inherit = 0
              AND (a.${column} IS NULL OR a.${column} <> ?) AND ${IN_EFFECT})`,
            parameters: [common.subject, target, ...inEffect],
          };
        },
      };
    },
  };
}

import type { CalendarDate } from '../../contract/calendar-date.js';
import { storedAmount } from '../../contract/leave-amounts.js';
import type { LeaveUnit } from '../../contract/policy-rules.js';
import { EMPLOYEE_SORT } from '../../employee/employee-list.js';
import { employeeSearch } from '../../employee/employee-search.js';
import { LISTED_EMPLOYEE } from '../../employee/listed-employee.js';
import { statusFilter } from '../../employee/status-filter.js';
import type { Condition, Filter, ListDefinition, Sortable } from '../../platform/database/lists/list-definition.js';
import { dateFilter, flag, joined, reference, searchFilter } from '../../platform/database/lists/list-filters.js';
import type { ListedType } from './leave-account-record.js';

/** People with a balance of one type. */
export function leaveAccountList(type: ListedType, today: () => CalendarDate): ListDefinition {
  const joins = { person: 'JOIN employee e ON e.id = c.employee_id', ...LISTED_EMPLOYEE.joins, policy: 'JOIN leave_policy p ON p.id = c.policy_id' };
  return {
    resource: 'balances',
    table: 'leave_account c',
    id: 'c.employee_id',
    joins,
    columns: `${LISTED_EMPLOYEE.columns}, c.policy_id, p.name AS policy_name,
      c.taken, c.booked, c.reserved, c.available, c.expires_amount, c.expires_on, c.changes_on, c.as_of, c.seen_rules, c.incomplete`,
    rowJoins: Object.keys(joins),
    sort: {
      id: { by: 'c.employee_id' },
      name: sortedBy(EMPLOYEE_SORT.name),
      employeeId: sortedBy(EMPLOYEE_SORT.employeeId),
      department: sortedBy(EMPLOYEE_SORT.department),
      available: { by: 'c.available' },
      expiresOn: { by: 'c.expires_on' },
    },
    filter: filtersOf(type, today),
  };
}

export function accountsOf({ id }: ListedType): Condition {
  return { sql: 'c.leave_type_id = ?', parameters: [id] };
}

const NO_CONDITION = { sql: '1 = 1', parameters: [] };

function filtersOf({ unit }: ListedType, today: () => CalendarDate): Record<string, Filter> {
  return {
    q: ofPerson(searchFilter(employeeSearch)),
    leaveType: { expected: 'a name of GET /leave/type, or an id', condition: (value) => (typeof value === 'string' ? NO_CONDITION : undefined) },
    department: ofPerson(reference('e.department_id')),
    policy: reference('c.policy_id'),
    status: ofPerson(statusFilter(today)),
    below: amountFilter('<', unit),
    above: amountFilter('>', unit),
    expiresBefore: dateFilter('c.expires_on', '<'),
    incomplete: flag('c.incomplete = 1'),
    on: { ...dateFilter('c.as_of', '>='), condition: (value) => (dateFilter('', '>=').condition(value) ? NO_CONDITION : undefined) },
  };
}

function amountFilter(operator: '<' | '>', unit: LeaveUnit): Filter {
  return {
    expected: 'an amount such as 2.5',
    condition: (value) => {
      const text = String(value);
      const amount = /^-?\d{1,6}(\.\d{1,3})?$/.test(text) ? storedAmount(unit, Number(text)) : NaN;
      return Number.isNaN(amount) ? undefined : { sql: `c.available ${operator} ?`, parameters: [amount] };
    },
  };
}

function sortedBy({ by, joins = [] }: Sortable): Sortable {
  return { by, joins: ['person', ...joins] };
}

function ofPerson(filter: Filter): Filter {
  return joined(filter, 'person');
}

/** The value of the filter `leaveType`, wherever it stands in the query. */
export function askedType(filter: unknown): string | undefined {
  try {
    const asked = (JSON.parse(String(filter)) as { leaveType?: unknown } | null)?.leaveType;
    return typeof asked === 'string' ? asked : undefined;
  } catch {
    return undefined;
  }
}

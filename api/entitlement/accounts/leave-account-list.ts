import type { CalendarDate } from '../../contract/calendar-date.js';
import { storedAmount } from '../../contract/leave-amounts.js';
import type { LeaveUnit } from '../../contract/policy-rules.js';
import { departmentGroups } from '../../department/department-list.js';
import { EMPLOYEE_SORT } from '../../employee/employee-list.js';
import { employeeSearch } from '../../employee/employee-search.js';
import { LISTED_EMPLOYEE } from '../../employee/listed-employee.js';
import { statusFilter } from '../../employee/status-filter.js';
import type { Condition, Engine, Filter, ListDefinition, Sortable } from '../../platform/database/lists/list-definition.js';
import { dateFilter, flag, joined, reference, searchFilter } from '../../platform/database/lists/list-filters.js';
import type { ListedType } from './leave-account-record.js';

const SORT = {
  id: { ...EMPLOYEE_SORT.id, by: 'c.employee_id' },
  name: EMPLOYEE_SORT.name,
  employeeId: EMPLOYEE_SORT.employeeId,
  department: { by: 'd.name_folded', joins: ['department'], groups: departmentGroups('e.department_id') },
  // A person's id alone would find their accounts of all types.
  available: { by: 'c.available', joins: ['type'], index: 'leave_account_by_available' },
  expiresOn: { by: 'c.expires_on', joins: ['type'], index: 'leave_account_by_expiry' },
} satisfies Record<string, Sortable>;

/** Of nobody's person or department: how many accounts meet them is the same for every reader, and many may. */
const OF_FIGURES = ['status', 'below', 'above', 'expiresBefore', 'incomplete'];

/** People with a balance of one type. What is sorted by people is found in their indexes, what is sorted by figures in those of the accounts. */
export function leaveAccountList(type: ListedType, engine: Engine, today: () => CalendarDate): ListDefinition {
  // The order of joins is fixed, since either planner would rather read all accounts of the type and sort them.
  const join = engine === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN';
  return {
    ...COLUMNS,
    table: 'employee e',
    id: 'e.id',
    joins: { balance: `${join} leave_account c ON c.employee_id = e.id AND c.leave_type_id = '${type.id}'`, person: '', ...ROW_JOINS },
    rowJoins: ['balance', ...Object.keys(ROW_JOINS)],
    sort: { ...SORT, id: EMPLOYEE_SORT.id },
    filter: filtersOf(type, today),
  };
}

/** The same list, read from the accounts. */
export function accountsFirst(list: ListDefinition, { id }: ListedType): ListDefinition {
  const joins = { balance: '', person: 'JOIN employee e ON e.id = c.employee_id', type: `JOIN leave_type ty ON ty.id = c.leave_type_id AND ty.id = '${id}'`, ...ROW_JOINS };
  return { ...list, table: 'leave_account c', id: 'c.employee_id', joins, rowJoins: ['person', 'type', ...Object.keys(ROW_JOINS)], sort: SORT };
}

/** Among few accounts, which are sorted without an index. */
export function orderAmongFew({ by, joins = [] }: Sortable = EMPLOYEE_SORT.id): Sortable {
  return { by, joins: [...joins, 'person', 'type'] };
}

export function isByFigures(sort: Sortable | undefined): boolean {
  return sort === SORT.available || sort === SORT.expiresOn;
}

export function accountsOf({ id }: ListedType): Condition {
  return { sql: 'c.leave_type_id = ?', parameters: [id], joins: ['balance'] };
}

export function areOfFigures(conditions: readonly Condition[]): boolean {
  return conditions.every(({ field = '' }) => OF_FIGURES.includes(field));
}

const ROW_JOINS = { ...LISTED_EMPLOYEE.joins, policy: 'JOIN leave_policy p ON p.id = c.policy_id' };

const COLUMNS: Pick<ListDefinition, 'resource' | 'columns'> = {
  resource: 'balances',
  columns: `${LISTED_EMPLOYEE.columns}, c.policy_id, p.name AS policy_name,
    c.taken, c.booked, c.reserved, c.available, c.expires_amount, c.expires_on, c.changes_on, c.as_of, c.seen_rules, c.incomplete`,
};

const NO_CONDITION = { sql: '1 = 1', parameters: [] };

function filtersOf({ unit }: ListedType, today: () => CalendarDate): Record<string, Filter> {
  return {
    q: ofPerson(searchFilter(employeeSearch)),
    leaveType: { expected: 'a name of GET /leave/type, or an id', condition: (value) => (typeof value === 'string' ? NO_CONDITION : undefined) },
    department: ofPerson(reference('e.department_id')),
    policy: ofBalance(reference('c.policy_id')),
    status: ofPerson(statusFilter(today)),
    below: ofBalance(amountFilter('<', unit)),
    above: ofBalance(amountFilter('>', unit)),
    expiresBefore: ofBalance(dateFilter('c.expires_on', '<')),
    incomplete: ofBalance(flag('c.incomplete = 1')),
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

function ofPerson(filter: Filter): Filter {
  return joined(filter, 'person');
}

function ofBalance(filter: Filter): Filter {
  return joined(filter, 'balance');
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

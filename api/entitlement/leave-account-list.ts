import type { CalendarDate } from '../contract/calendar-date.js';
import { storedAmount, wireAmount } from '../contract/leave-amounts.js';
import type { LeaveAccountRecord } from '../contract/leave-balances.js';
import type { LeaveUnit } from '../contract/policy-rules.js';
import { departmentGroups } from '../department/department-list.js';
import { EMPLOYEE_JOINS, EMPLOYEE_SORT } from '../employee/employee-list.js';
import { employeeSearch } from '../employee/employee-search.js';
import { statusFilter } from '../employee/status-filter.js';
import type { Condition, Engine, Filter, ListDefinition, Sortable } from '../platform/database/lists/list-definition.js';
import { dateFilter, reference, searchFilter } from '../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../platform/http/csv.js';
import { imageUrl } from '../platform/storage/profile-images.js';

export interface ListedType {
  id: string;
  name: string;
  unit: LeaveUnit;
}

export interface LeaveAccountRow {
  id: string;
  employee_id: string;
  name: string;
  image_id: string | null;
  department_id: string;
  department_name: string;
  policy_id: string;
  policy_name: string;
  taken: number;
  booked: number;
  reserved: number;
  available: number | null;
  expires_amount: number | null;
  expires_on: CalendarDate | null;
  stale: number;
}

const SORT = {
  id: { ...EMPLOYEE_SORT.id, by: 'c.employee_id' },
  name: EMPLOYEE_SORT.name,
  employeeId: EMPLOYEE_SORT.employeeId,
  department: { by: 'd.name_folded', joins: ['department'], groups: departmentGroups('e.department_id') },
  available: { by: 'c.available', index: 'leave_account_by_available' },
  expiresOn: { by: 'c.expires_on', index: 'leave_account_by_expiry' },
} satisfies Record<string, Sortable>;

/** Filters and orders that another date has: the others would need everybody's balance on that date. */
export const OF_PEOPLE = { filter: ['q', 'leaveType', 'department', 'policy', 'status', 'on'], sort: [SORT.id, SORT.name, SORT.employeeId] as (Sortable | undefined)[] };

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

export function sortedByFigures(list: ListDefinition, sort: Sortable | undefined, { id }: ListedType): ListDefinition {
  if (sort !== SORT.available && sort !== SORT.expiresOn) return list;
  const joins = { balance: '', person: 'JOIN employee e ON e.id = c.employee_id', type: `JOIN leave_type ty ON ty.id = c.leave_type_id AND ty.id = '${id}'`, ...ROW_JOINS };
  return { ...list, table: 'leave_account c', id: 'c.employee_id', joins, rowJoins: ['person', 'type', ...Object.keys(ROW_JOINS)], sort: SORT };
}

export function accountsOf({ id }: ListedType): Condition {
  return { sql: 'c.leave_type_id = ?', parameters: [id], joins: ['balance'] };
}

const ROW_JOINS = { account: EMPLOYEE_JOINS.account, department: EMPLOYEE_JOINS.department, policy: 'JOIN leave_policy p ON p.id = c.policy_id' };

const COLUMNS: Pick<ListDefinition, 'resource' | 'columns'> = {
  resource: 'balances',
  columns: `e.id, e.employee_id, a.name, a.image_id, e.department_id, d.name AS department_name, c.policy_id, p.name AS policy_name,
    c.taken, c.booked, c.reserved, c.available, c.expires_amount, c.expires_on, c.stale`,
};

function filtersOf({ unit }: ListedType, today: () => CalendarDate): Record<string, Filter> {
  const noCondition = { sql: '1 = 1', parameters: [] };
  return {
    q: ofPerson(searchFilter(employeeSearch)),
    leaveType: { expected: 'a name of GET /leave/type, or an id', condition: (value) => (typeof value === 'string' ? noCondition : undefined) },
    department: ofPerson(reference('e.department_id')),
    policy: ofBalance(reference('c.policy_id')),
    status: ofPerson(statusFilter(today)),
    below: ofBalance(amountFilter('<', unit)),
    above: ofBalance(amountFilter('>', unit)),
    expiresBefore: ofBalance(dateFilter('c.expires_on', '<=')),
    on: { ...dateFilter('c.as_of', '>='), condition: (value) => (dateFilter('', '>=').condition(value) ? noCondition : undefined) },
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

function joined(filter: Filter, name: string): Filter {
  const withJoin = (condition: Condition): Condition => ({ ...condition, joins: [...(condition.joins ?? []), name] });
  return {
    ...filter,
    condition: (value) => {
      const condition = filter.condition(value);
      if (!condition?.resolve) return condition && withJoin(condition);
      return { ...withJoin(condition), resolve: async (reader) => withJoin((await condition.resolve?.(reader)) ?? condition) };
    },
  };
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

export function leaveAccountRecord(type: ListedType, row: LeaveAccountRow): LeaveAccountRecord {
  const wire = (amount: number) => wireAmount(type.unit, Number(amount));
  return {
    _id: row.id,
    employee: { _id: row.id, employeeId: row.employee_id, name: row.name, profileImage: imageUrl(row.image_id) },
    department: { _id: row.department_id, dep_name: row.department_name },
    leaveType: { _id: type.id, name: type.name, unit: type.unit },
    policy: { _id: row.policy_id, name: row.policy_name },
    taken: wire(row.taken),
    booked: wire(row.booked),
    reserved: wire(row.reserved),
    available: row.available === null ? null : wire(row.available),
    expires: row.expires_on === null || row.expires_amount === null ? null : { amount: wire(row.expires_amount), on: row.expires_on },
  };
}

export const LEAVE_ACCOUNT_CSV: CsvColumn<LeaveAccountRecord>[] = [
  { heading: 'Employee ID', cell: ({ employee }) => employee.employeeId },
  { heading: 'Full Name', cell: ({ employee }) => employee.name },
  { heading: 'Department', cell: ({ department }) => department.dep_name },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType.name },
  { heading: 'Policy', cell: ({ policy }) => policy.name },
  { heading: 'Unit', cell: ({ leaveType }) => leaveType.unit },
  { heading: 'Taken', cell: ({ taken }) => taken },
  { heading: 'Booked', cell: ({ booked }) => booked },
  { heading: 'Pending', cell: ({ reserved }) => reserved },
  { heading: 'Available', cell: ({ available }) => available },
  { heading: 'Expiring', cell: ({ expires }) => expires?.amount ?? null },
  { heading: 'Last Day of Use', cell: ({ expires }) => expires?.on ?? null },
];

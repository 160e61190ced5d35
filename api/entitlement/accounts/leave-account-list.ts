import type { CalendarDate } from '../../contract/calendar-date.js';
import { storedAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { EMPLOYEE_SORT, statusFilter } from '../../employee/employee-list.js';
import { employeeSearch } from '../../employee/employee-search.js';
import { LISTED_EMPLOYEE } from '../../employee/listed-employee.js';
import type {
  Condition,
  Filter,
  ListDefinition,
} from '../../platform/database/lists/list-definition.js';
import {
  dateFilter,
  flag,
  reference,
  searchFilter,
} from '../../platform/database/lists/list-filters.js';
import type { ListedType } from './leave-account-record.js';
import { atRiskFilter } from './leave-at-risk.js';

/** People with a balance of one type. */
export function leaveAccountList(type: ListedType, today: () => CalendarDate): ListDefinition {
  const joins = {
    balance: `JOIN leave_account c ON c.employee_id = e.id AND c.leave_type_id = '${type.id}'`,
    ...LISTED_EMPLOYEE.joins,
    policy: 'JOIN leave_policy p ON p.id = c.policy_id',
  };
  return {
    resource: 'balances',
    table: 'employee e',
    id: 'e.id',
    joins,
    columns: `${LISTED_EMPLOYEE.columns}, c.policy_id, p.name AS policy_name,
      c.taken, c.booked, c.reserved, c.available, c.expires_amount, c.expires_on, c.changes_on, c.as_of, c.seen_rules, c.incomplete`,
    rowJoins: Object.keys(joins),
    sort: {
      id: EMPLOYEE_SORT.id,
      name: EMPLOYEE_SORT.name,
      employeeId: EMPLOYEE_SORT.employeeId,
      department: EMPLOYEE_SORT.department,
      available: { by: 'c.available' },
      expiresOn: { by: 'c.expires_on' },
    },
    filter: filtersOf(type, today),
  };
}

/** Every statement of the list joins the balances. It has a field, so that the kinds are always counted: the summary has not all of them. */
export const WITH_BALANCE: Condition = {
  field: 'leaveType',
  sql: '1 = 1',
  parameters: [],
  joins: ['balance'],
};

/** The numbers at the kinds of balance, which exclude each other. */
export const countedKinds = (atRisk: Condition) => ({
  fields: ['below', 'above', 'atRisk', 'incomplete'],
  by: {
    sql: `CASE WHEN c.incomplete = 1 THEN 'incomplete' WHEN c.available < 0 THEN 'negative' WHEN c.available = 0 THEN 'noneLeft' WHEN ${atRisk.sql} THEN 'atRisk' ELSE 'other' END`,
    parameters: atRisk.parameters,
  },
});

const NO_CONDITION = { sql: '1 = 1', parameters: [] };

function filtersOf(type: ListedType, today: () => CalendarDate): Record<string, Filter> {
  const { unit } = type;
  return {
    q: searchFilter(employeeSearch),
    leaveType: {
      expected: 'a name of GET /leave/type, or an id',
      condition: (value) => (typeof value === 'string' ? NO_CONDITION : undefined),
    },
    department: reference('e.department_id'),
    policy: reference('c.policy_id'),
    status: statusFilter(today),
    below: amountFilter('<', unit),
    above: amountFilter('>', unit),
    expiresBefore: dateFilter('c.expires_on', '<'),
    atRisk: atRiskFilter(type, today),
    incomplete: flag('c.incomplete = 1'),
    on: {
      ...dateFilter('c.as_of', '>='),
      condition: (value) => (dateFilter('', '>=').condition(value) ? NO_CONDITION : undefined),
    },
  };
}

function amountFilter(operator: '<' | '>', unit: LeaveUnit): Filter {
  return {
    expected: 'an amount such as 2.5',
    condition: (value) => {
      const text = String(value);
      const amount = /^-?\d{1,6}(\.\d{1,3})?$/.test(text) ? storedAmount(unit, Number(text)) : NaN;
      return Number.isNaN(amount)
        ? undefined
        : { sql: `c.available ${operator} ?`, parameters: [amount] };
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

import type {
  Filter,
  ListDefinition,
  Sortable,
} from '../../platform/database/lists/list-definition.js';
import { dateFilter, flag, idIn, reference } from '../../platform/database/lists/list-filters.js';
import { isId } from '../../platform/database/statements/ids.js';
import { LEAVE_COLUMNS, LEAVE_JOINS } from '../leave-row.js';
import { HR } from '../leave.tables.js';
import { STATUS_FILTER } from './changed-leave.js';
import { LEAVE_SEARCH, OWN_LEAVE_SEARCH } from './leave-search.js';
import { leaveTypeFilter } from './leave-type-filter.js';

const BY_EMPLOYEE = 'employee e CROSS JOIN leave_request l ON l.employee_id = e.id';
const BY_DEPARTMENT =
  'department d CROSS JOIN employee e ON e.department_id = d.id CROSS JOIN leave_request l ON l.employee_id = e.id';

export const LEAVE_SORT = {
  id: { by: 'l.id' },
  startDate: { by: 'l.start_date' },
  endDate: { by: 'l.end_date' },
  name: { by: 'e.name_folded', joins: ['employee'], from: BY_EMPLOYEE },
  employeeId: { by: 'e.employee_id_folded', joins: ['employee'], from: BY_EMPLOYEE },
  leaveType: { by: 'l.leave_type' },
  department: { by: 'd.name_folded', joins: ['employee', 'department'], from: BY_DEPARTMENT },
  days: { by: 'l.days' },
  status: { by: 'l.status' },
  createdAt: { by: 'l.created_at' },
} satisfies Record<string, Sortable>;

const DEFINITION: Omit<ListDefinition, 'filter'> = {
  resource: 'leave',
  table: 'leave_request l',
  id: 'l.id',
  joins: LEAVE_JOINS,
  columns: LEAVE_COLUMNS,
  rowJoins: ['employee', 'account', 'department', 'decider', 'canceller', 'type'],
  sort: LEAVE_SORT,
  newestFirst: true,
};

/** Days of leave that lie after somebody's last day; only pending and approved requests have rows in leave_day. */
const AFTER_LAST_DAY = `l.id IN (SELECT ld.leave_id FROM employee le CROSS JOIN leave_day ld ON ld.employee_id = le.id AND ld.day > le.left_on WHERE le.left_on IS NOT NULL)`;

const FILTERS: Record<string, Filter> = {
  status: STATUS_FILTER,
  leaveType: leaveTypeFilter('l.leave_type'),
  department: reference('e.department_id', ['employee']),
  employee: reference('l.employee_id'),
  // The list contains all leave that overlaps the given dates.
  from: dateFilter('l.end_date', '>='),
  to: dateFilter('l.start_date', '<='),
  afterLastDay: flag(AFTER_LAST_DAY),
  id: idIn('l.id'),
  waitingFor: {
    expected: 'the id of an account, or hr',
    condition: (value) =>
      value === HR || isId(value)
        ? {
            sql: 'l.id IN (SELECT w.leave_id FROM leave_waiting w WHERE w.account_id = ?)',
            parameters: [value],
          }
        : undefined,
  },
};

export const LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: { q: LEAVE_SEARCH, ...FILTERS },
};

export const EMPLOYEE_LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: { q: OWN_LEAVE_SEARCH, ...FILTERS },
};

import { LEAVE_STATUSES, type LeaveStatus } from '../contract/leave-statuses.js';
import type { LeaveCounting } from '../contract/leave-policies.js';
import type { EndOfLeave, LeaveType, StartOfLeave } from '../contract/leave-types.js';
import type { LeaveUnit } from '../contract/policy-rules.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveRecord } from '../contract/records.js';
import { folded } from '../platform/database/statements/folded-text.js';
import type { Condition, Filter, ListDefinition, ListReader, Sortable } from '../platform/database/lists/list-definition.js';
import { dateFilter, idIn, oneOf, reference, searchFilter } from '../platform/database/lists/list-filters.js';
import { departmentGroups, searchDepartments } from '../department/department-list.js';
import type { EmployeeReference } from '../employee/employee-access.js';
import { employeeSearchSql, searchEmployeeIds } from '../employee/employee-search.js';
import type { CsvColumn } from '../platform/http/csv.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import type { LeaveType as LeaveTypeEntity } from '../entitlement/leave-type.entity.js';
import type { LeaveTypeRules } from '../entitlement/leave-rules.js';
import type { AskedLeave } from './asked-leave.js';
import type { LeaveRequest } from './leave-request.entity.js';
import { leaveTypeFilter, typesMatching } from './leave-type-filter.js';

export interface LeaveRow {
  id: string;
  employee_id: string;
  employee_number: string;
  account_id: string;
  name: string;
  image_id: string | null;
  department_id: string;
  department_name: string;
  leave_type: LeaveType;
  start_date: CalendarDate;
  end_date: CalendarDate;
  days: number;
  reason: string;
  status: LeaveStatus;
  note: string | null;
  decided_by: string | null;
  decided_at: number | string | null;
  cancelled_by: string | null;
  cancelled_at: number | string | null;
  cancel_reason: string | null;
  created_at: number | string;
  leave_type_id: string;
  unit: LeaveUnit;
  counts: LeaveCounting;
  starts_at: StartOfLeave;
  ends_at: EndOfLeave;
  minutes: number | null;
  replaces: string | null;
}

/** All but the department's name are columns of the request itself, so that an index exists for each order. */
export const LEAVE_SORT = {
  id: { by: 'l.id', index: 'leave_request_by_id', within: { status: 'leave_request_by_status', department: 'leave_request_by_department', leaveType: 'leave_request_by_type' } },
  startDate: { by: 'l.start_date', index: 'leave_request_by_start', within: { status: 'leave_request_by_status_start' } },
  endDate: { by: 'l.end_date', index: 'leave_request_by_end', within: { status: 'leave_request_by_status_end' } },
  name: { by: 'l.name_folded', index: 'leave_request_by_name' },
  employeeId: { by: 'l.employee_id_folded', index: 'leave_request_by_employee_id' },
  leaveType: { by: 'l.leave_type', index: 'leave_request_by_type' },
  department: { by: 'd.name_folded', joins: ['department'], groups: departmentGroups('l.department_id') },
  days: { by: 'l.days', index: 'leave_request_by_days' },
  status: { by: 'l.status', index: 'leave_request_by_status' },
  createdAt: { by: 'l.created_at', index: 'leave_request_by_created', within: { status: 'leave_request_by_status_created' } },
} satisfies Record<string, Sortable>;

const DEFINITION: Omit<ListDefinition, 'filter'> = {
  resource: 'leave',
  table: 'leave_request l',
  id: 'l.id',
  joins: {
    employee: 'JOIN employee e ON e.id = l.employee_id',
    account: 'JOIN account a ON a.id = e.account_id',
    department: 'JOIN department d ON d.id = l.department_id',
    decider: 'LEFT JOIN account da ON da.id = l.decided_by',
    canceller: 'LEFT JOIN account ca ON ca.id = l.cancelled_by',
    type: 'JOIN leave_type t ON t.id = l.leave_type_id',
  },
  columns: `l.id, l.employee_id, e.employee_id AS employee_number, e.account_id, a.name, a.image_id, l.department_id, d.name AS department_name,
    l.leave_type, l.start_date, l.end_date, l.days, l.reason, l.status, l.note, da.name AS decided_by, l.decided_at,
    ca.name AS cancelled_by, l.cancelled_at, l.cancel_reason, l.created_at,
    l.leave_type_id, t.unit, t.counts, l.starts_at, l.ends_at, l.minutes, l.replaces`,
  rowJoins: ['employee', 'account', 'department', 'decider', 'canceller', 'type'],
  sort: LEAVE_SORT,
  newestFirst: true,
};

const FILTERS: Record<string, Filter> = {
  status: oneOf('l.status', LEAVE_STATUSES),
  leaveType: leaveTypeFilter('l.leave_type'),
  department: reference('l.department_id'),
  employee: reference('l.employee_id', 'leave_request_by_employee'),
  // The list contains all leave that overlaps the given dates.
  from: dateFilter('l.end_date', '>='),
  to: dateFilter('l.start_date', '<='),
  id: idIn('l.id'),
};

export const LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: {
    q: searchFilter((words) => looksUp((reader) => searchCondition(reader, words))),
    ...FILTERS,
  },
};

export const EMPLOYEE_LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: {
    q: searchFilter((words) => looksUp((reader) => ownSearchCondition(reader, words))),
    ...FILTERS,
  },
};

function looksUp(resolve: (reader: ListReader) => Promise<Condition>): Condition {
  return { sql: '1 = 0', parameters: [], resolve };
}

async function ownSearchCondition(reader: ListReader, words: string): Promise<Condition> {
  const { types } = await typesMatching(reader, words);
  const statuses = LEAVE_STATUSES.filter((name) => folded(name).includes(words));
  return {
    sql: `(INSTR(l.reason_folded, ?) > 0 OR ${inList('l.leave_type', types)} OR ${inList('l.status', statuses)})`,
    parameters: [words, ...types, ...statuses],
  };
}

/** Employees and departments are looked up first, then their requests by index. Too many employees become a subquery. */
async function searchCondition(reader: ListReader, words: string): Promise<Condition> {
  const { types, all } = await typesMatching(reader, words);
  if (all) return { sql: '1 = 1', parameters: [] };
  const [departments = []] = await searchDepartments(reader, [words]);
  const employees = await searchEmployeeIds(reader, words);
  const groups: [string, unknown[]][] = [['l.leave_type', types], ['l.department_id', departments], ['l.employee_id', employees ?? []]];
  const matched = groups.filter(([, values]) => values.length > 0);
  const alternatives = matched.map(([column, values]) => `${column} IN (${values.map(() => '?').join(', ')})`);
  const parameters = matched.flatMap(([, values]) => values);
  if (!employees) {
    const people = employeeSearchSql(reader.engine, words);
    alternatives.push(`l.employee_id IN (${people.sql})`);
    parameters.push(...people.parameters);
  }
  if (alternatives.length === 0) return { sql: '1 = 0', parameters: [] };
  const indexHint = matched.length === 1 && matched[0]?.[0] === 'l.employee_id' ? { index: 'leave_request_by_employee' } : {};
  return { sql: `(${alternatives.join(' OR ')})`, parameters, ...indexHint };
}

function inList(column: string, values: string[]): string {
  return values.length === 0 ? '1 = 0' : `${column} IN (${values.map(() => '?').join(', ')})`;
}

export function leaveRecord(row: LeaveRow): LeaveRecord {
  return {
    _id: row.id,
    userId: row.account_id,
    employeeId: {
      _id: row.employee_id,
      employeeId: row.employee_number,
      userId: { _id: row.account_id, name: row.name, profileImage: imageUrl(row.image_id) },
      department: { _id: row.department_id, dep_name: row.department_name },
    },
    leaveType: row.leave_type,
    startDate: row.start_date,
    endDate: row.end_date,
    days: row.days,
    reason: row.reason,
    status: row.status,
    note: row.note,
    decidedBy: row.decided_by,
    decidedAt: instant(row.decided_at),
    cancelledBy: row.cancelled_by,
    cancelledAt: instant(row.cancelled_at),
    cancelReason: row.cancel_reason,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    unit: row.unit,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minutes: row.minutes,
    replaces: row.replaces,
  };
}

export function typeOfRow({ leave_type_id, leave_type, unit, counts }: LeaveRow): LeaveTypeRules {
  return { id: leave_type_id, name: leave_type, unit, counts };
}

export function askedOfRow({ start_date, end_date, starts_at, ends_at, minutes }: LeaveRow): AskedLeave {
  return { startDate: start_date, endDate: end_date, startsAt: starts_at, endsAt: ends_at, minutes };
}

type NewLeave = Pick<LeaveRequest, 'id' | 'leaveType' | 'startDate' | 'endDate' | 'startsAt' | 'endsAt' | 'minutes' | 'days' | 'reason' | 'createdAt'>;

export function newLeaveRecord(employee: EmployeeReference, type: Pick<LeaveTypeEntity, 'id' | 'unit' | 'counts'>, leave: NewLeave): LeaveRecord {
  const employeeColumns = { employee_id: employee.id, employee_number: employee.employeeId, account_id: employee.accountId, name: employee.name, image_id: employee.imageId };
  const departmentColumns = { department_id: employee.departmentId, department_name: employee.departmentName };
  const typeColumns = { leave_type: leave.leaveType, leave_type_id: type.id, unit: type.unit, counts: type.counts };
  const span = { start_date: leave.startDate, end_date: leave.endDate, starts_at: leave.startsAt, ends_at: leave.endsAt, minutes: leave.minutes, days: leave.days };
  const undecided = { status: 'Pending' as const, note: null, decided_by: null, decided_at: null, cancelled_by: null, cancelled_at: null, cancel_reason: null };
  return leaveRecord({ id: leave.id, ...employeeColumns, ...departmentColumns, ...typeColumns, ...span, reason: leave.reason, ...undecided, replaces: null, created_at: leave.createdAt });
}

function instant(ms: number | string | null): string | null {
  return ms === null ? null : new Date(Number(ms)).toISOString();
}

export const LEAVE_CSV: CsvColumn<LeaveRecord>[] = [
  { heading: 'Employee ID', cell: (leave) => leave.employeeId.employeeId },
  { heading: 'Name', cell: (leave) => leave.employeeId.userId.name },
  { heading: 'Department', cell: (leave) => leave.employeeId.department.dep_name },
  { heading: 'Leave Type', cell: (leave) => leave.leaveType },
  { heading: 'Start Date', cell: (leave) => leave.startDate },
  { heading: 'End Date', cell: (leave) => leave.endDate },
  { heading: 'Days', cell: (leave) => leave.days },
  { heading: 'Status', cell: (leave) => leave.status },
  { heading: 'Reason', cell: (leave) => leave.reason },
  { heading: 'Note', cell: (leave) => leave.note },
];

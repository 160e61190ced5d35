import { LEAVE_STATUSES, type LeaveStatus } from '../contract/leave-statuses.js';
import { LEAVE_TYPES, type LeaveType } from '../contract/leave-types.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveRecord } from '../contract/records.js';
import { folded } from '../database/folded-text.js';
import type { Filter, ListDefinition } from '../database/list-definition.js';
import { dateCompared, idIn, oneOf, reference, searched } from '../database/list-filters.js';
import type { CsvColumn } from '../http/csv.js';
import { imageAddress } from '../storage/profile-images.js';

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
}

const DEFINITION: Omit<ListDefinition, 'filter'> = {
  resource: 'leave',
  table: 'leave_request l',
  id: 'l.id',
  joins: {
    employee: 'JOIN employee e ON e.id = l.employee_id',
    account: 'JOIN account a ON a.id = e.account_id',
    department: 'JOIN department d ON d.id = e.department_id',
    decider: 'LEFT JOIN account da ON da.id = l.decided_by',
    canceller: 'LEFT JOIN account ca ON ca.id = l.cancelled_by',
  },
  columns: `l.id, l.employee_id, e.employee_id AS employee_number, e.account_id, a.name, a.image_id, e.department_id, d.name AS department_name,
    l.leave_type, l.start_date, l.end_date, l.days, l.reason, l.status, l.note, da.name AS decided_by, l.decided_at,
    ca.name AS cancelled_by, l.cancelled_at, l.cancel_reason, l.created_at`,
  rowJoins: ['employee', 'account', 'department', 'decider', 'canceller'],
  sort: {
    id: { by: 'l.id' },
    startDate: { by: 'l.start_date' },
    endDate: { by: 'l.end_date' },
    name: { by: 'e.name_folded', joins: ['employee'] },
    employeeId: { by: 'e.employee_id_folded', joins: ['employee'] },
    leaveType: { by: 'l.leave_type' },
    department: { by: 'd.name_folded', joins: ['employee', 'department'] },
    days: { by: 'l.days' },
    status: { by: 'l.status' },
    createdAt: { by: 'l.created_at' },
  },
  newestFirst: true,
};

const FILTERS: Record<string, Filter> = {
  status: oneOf('l.status', LEAVE_STATUSES),
  leaveType: oneOf('l.leave_type', LEAVE_TYPES),
  department: reference('e.department_id', ['employee']),
  employee: reference('l.employee_id'),
  // Leave that touches the span.
  from: dateCompared('l.end_date', '>='),
  to: dateCompared('l.start_date', '<='),
  id: idIn('l.id'),
};

/** Everybody's leave, for admins. */
export const LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: {
    q: searched((pattern, words) => ({
      sql: `(e.name_folded LIKE ? ESCAPE '!' OR e.employee_id_folded LIKE ? ESCAPE '!' OR d.name_folded LIKE ? ESCAPE '!' OR ${among('l.leave_type', matching(LEAVE_TYPES, words))})`,
      parameters: [pattern, pattern, pattern, ...matching(LEAVE_TYPES, words)],
      joins: ['employee', 'department'],
    })),
    ...FILTERS,
  },
};

/** One person's leave. */
export const OWN_LEAVE_LIST: ListDefinition = {
  ...DEFINITION,
  filter: {
    q: searched((pattern, words) => ({
      sql: `(l.reason_folded LIKE ? ESCAPE '!' OR ${among('l.leave_type', matching(LEAVE_TYPES, words))} OR ${among('l.status', matching(LEAVE_STATUSES, words))})`,
      parameters: [pattern, ...matching(LEAVE_TYPES, words), ...matching(LEAVE_STATUSES, words)],
    })),
    ...FILTERS,
  },
};

/** Which of a few fixed names contain the words: they need no column of their own to be searched. */
function matching(names: readonly string[], words: string): string[] {
  return names.filter((name) => folded(name).includes(folded(words)));
}

function among(column: string, values: string[]): string {
  return values.length === 0 ? '1 = 0' : `${column} IN (${values.map(() => '?').join(', ')})`;
}

export function leaveRecord(row: LeaveRow): LeaveRecord {
  return {
    _id: row.id,
    userId: row.account_id,
    employeeId: {
      _id: row.employee_id,
      employeeId: row.employee_number,
      userId: { _id: row.account_id, name: row.name, profileImage: imageAddress(row.image_id) },
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
  };
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

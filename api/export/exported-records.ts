import { IMPORT_FIELDS } from '../contract/imports.js';
import { LEAVE_STATUSES } from '../contract/leave-statuses.js';
import { LEAVE_TYPES } from '../contract/leave-types.js';
import { count, date, dayOf, id, instant, money, oneOf, text } from './cell-kinds.js';
import { column, exportedTable, optional } from './exported-table.js';

export const DEPARTMENTS = exportedTable({
  file: 'departments.csv',
  table: 'department d',
  id: 'd.id',
  columns: {
    name: column(IMPORT_FIELDS.employees.department.label, 'd.name', text),
    description: column('Description', 'd.description', text),
    id: column('Record ID', 'd.id', id),
    createdAt: column('Created', 'd.created_at', instant),
    version: column('Version', 'd.version', count),
  },
});

const pay = IMPORT_FIELDS.salaries;

/** Void records too. */
export const SALARIES = exportedTable({
  file: 'salaries.csv',
  table: 'salary s',
  id: 's.id',
  joins: 'JOIN employee e ON e.id = s.employee_id LEFT JOIN account va ON va.id = s.voided_by',
  columns: {
    employeeId: column(pay.employeeId.label, 'e.employee_id', text),
    payDate: column(pay.payDate.label, 's.pay_date', date),
    basicSalary: column(pay.basicSalary.label, 's.basic_salary', money),
    allowances: column(pay.allowances.label, 's.allowances', money),
    deductions: column(pay.deductions.label, 's.deductions', money),
    // Two amounts together may be more than one may be; it is reckoned again.
    netSalary: column(pay.netSalary.label, 's.net_salary', { ...money, read: (cell: string) => cell }),
    id: column('Record ID', 's.id', id),
    createdAt: column('Created', 's.created_at', instant),
    voidedAt: optional('Voided', 's.voided_at', instant),
    voidedBy: optional('Voided by', 'va.email', text),
    voidReason: optional(pay.void.label, 's.void_reason', text),
  },
});

const leave = IMPORT_FIELDS.leaves;

export const LEAVES = exportedTable({
  file: 'leaves.csv',
  table: 'leave_request l',
  id: 'l.id',
  joins: `JOIN employee e ON e.id = l.employee_id
    LEFT JOIN account da ON da.id = l.decided_by LEFT JOIN account ca ON ca.id = l.cancelled_by`,
  columns: {
    employeeId: column(leave.employeeId.label, 'e.employee_id', text),
    leaveType: column(leave.leaveType.label, 'l.leave_type', oneOf(LEAVE_TYPES)),
    startDate: column(leave.startDate.label, 'l.start_date', date),
    endDate: column(leave.endDate.label, 'l.end_date', date),
    reason: column(leave.reason.label, 'l.reason', text),
    status: column(leave.status.label, 'l.status', oneOf(LEAVE_STATUSES)),
    note: optional(leave.note.label, 'l.note', text),
    appliedOn: column(leave.createdAt.label, 'l.created_at', dayOf),
    id: column('Record ID', 'l.id', id),
    createdAt: column('Created', 'l.created_at', instant),
    decidedAt: optional('Decided', 'l.decided_at', instant),
    decidedBy: optional('Decided by', 'da.email', text),
    cancelledAt: optional('Cancelled', 'l.cancelled_at', instant),
    cancelledBy: optional('Cancelled by', 'ca.email', text),
    cancelReason: optional('Cancel Reason', 'l.cancel_reason', text),
  },
});

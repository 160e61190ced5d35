import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import { STATUS_SHOWN } from '../../leave/list/changed-leave.js';
import { utcDate, instant, money, type ExportedTable } from './exported-table.js';

/** Blank values are left to the server's settings. */
export const COMPANY: ExportedTable = {
  file: 'company.csv',
  table: 'company_setting c',
  id: 'c.id',
  images: { from: 'company_logo', id: 'Logo ID' },
  columns: {
    'Company Name': 'c.name',
    'Company Address': 'c.address',
    Currency: 'c.currency',
    'Currency fixed': 'c.currency_fixed',
    Locale: 'c.locale',
    'Time Zone': 'c.time_zone',
    Approvals: 'c.approvals',
    'Escalate after working days': 'c.escalate_days',
    Version: 'c.version',
    'Logo ID': 'c.logo_id',
    // Filled in after the logo's file is written.
    'SHA-256': "''",
  },
};

export const DEPARTMENTS: ExportedTable = {
  file: 'departments.csv',
  table: 'department d',
  id: 'd.id',
  joins: 'LEFT JOIN employee h ON h.id = d.head_id',
  columns: {
    [IMPORT_FIELDS.employees.department.label]: 'd.name',
    Description: 'd.description',
    Head: 'h.employee_id',
    'Head ID': 'd.head_id',
    'Record ID': 'd.id',
    Created: instant('d.created_at'),
    'Closed from': 'd.closed_on',
    Closed: instant('d.closed_at'),
    Version: 'd.version',
  },
};

/** Also those that another one for the day has replaced. */
export const DEPARTMENT_HEADS: ExportedTable = {
  file: 'department-heads.csv',
  table: 'department_head h',
  id: 'h.id',
  joins:
    'JOIN department d ON d.id = h.department_id LEFT JOIN employee e ON e.id = h.employee_id LEFT JOIN account a ON a.id = h.recorded_by',
  columns: {
    [IMPORT_FIELDS.employees.department.label]: 'd.name',
    'Department ID': 'h.department_id',
    Head: 'e.employee_id',
    'Head ID': 'h.employee_id',
    From: 'h.from_date',
    'In force': 'h.valid',
    'Record ID': 'h.id',
    Recorded: instant('NULLIF(h.recorded_at, 0)'),
    'Recorded by': 'a.email',
  },
};

const pay = IMPORT_FIELDS.salaries;

export const SALARIES: ExportedTable = {
  file: 'salaries.csv',
  table: 'salary s',
  id: 's.id',
  joins: 'JOIN employee e ON e.id = s.employee_id LEFT JOIN account va ON va.id = s.voided_by',
  columns: {
    [pay.employeeId.label]: 'e.employee_id',
    [pay.payDate.label]: 's.pay_date',
    [pay.basicSalary.label]: money('s.basic_salary'),
    [pay.allowances.label]: money('s.allowances'),
    [pay.deductions.label]: money('s.deductions'),
    [pay.netSalary.label]: money('s.net_salary'),
    'Record ID': 's.id',
    Created: instant('s.created_at'),
    Voided: instant('s.voided_at'),
    'Voided by': 'va.email',
    [pay.void.label]: 's.void_reason',
    'Run ID': 's.run_id',
    'Outside payroll': 's.outside_payroll',
  },
};

/** Also those that were withdrawn or replaced. */
export const SALARY_REVISIONS: ExportedTable = {
  file: 'salary-revisions.csv',
  table: 'salary_revision r',
  id: 'r.id',
  joins:
    'JOIN employee e ON e.id = r.employee_id LEFT JOIN account ca ON ca.id = r.created_by LEFT JOIN account wa ON wa.id = r.withdrawn_by',
  columns: {
    [pay.employeeId.label]: 'e.employee_id',
    From: 'r.effective_date',
    [IMPORT_FIELDS.employees.salary.label]: money('r.salary'),
    Reason: 'r.reason',
    Source: 'r.source',
    'Record ID': 'r.id',
    Recorded: instant('r.recorded_at'),
    'Recorded by': 'ca.email',
    Withdrawn: instant('r.withdrawn_at'),
    'Withdrawn by': 'wa.email',
    'Withdrawn because': 'r.withdrawn_reason',
    'Change ID': 'r.change_id',
  },
};

const leave = IMPORT_FIELDS.leaves;

export const LEAVES: ExportedTable = {
  file: 'leaves.csv',
  table: 'leave_request l',
  id: 'l.id',
  joins: `JOIN employee e ON e.id = l.employee_id
    LEFT JOIN account da ON da.id = l.decided_by LEFT JOIN account ca ON ca.id = l.cancelled_by LEFT JOIN employee si ON si.id = l.stand_in_id`,
  columns: {
    [leave.employeeId.label]: 'e.employee_id',
    [leave.leaveType.label]: 'l.leave_type',
    [leave.startDate.label]: 'l.start_date',
    [leave.endDate.label]: 'l.end_date',
    [leave.reason.label]: 'l.reason',
    [leave.status.label]: STATUS_SHOWN,
    [leave.note.label]: 'l.note',
    [leave.createdAt.label]: utcDate('l.created_at'),
    'Record ID': 'l.id',
    Created: instant('l.created_at'),
    Decided: instant('l.decided_at'),
    'Decided by': 'da.email',
    Cancelled: instant('l.cancelled_at'),
    'Cancelled by': 'ca.email',
    'Cancel Reason': 'l.cancel_reason',
    'Starts At': 'l.starts_at',
    'Ends At': 'l.ends_at',
    Minutes: 'l.minutes',
    'Leave Type ID': 'l.leave_type_id',
    'Replaces Record ID': 'l.replaces',
    'Stand-in': 'si.employee_id',
    Approval: 'l.chain',
    Step: 'l.step',
    'Step since': instant('l.step_since'),
  },
};

/** The steps of requests that were taken; `Step` is the place in the chain. */
export const LEAVE_STEPS: ExportedTable = {
  file: 'leave-decisions.csv',
  table: 'leave_decision s',
  id: "CONCAT(s.leave_id, ' ', s.step)",
  joins: 'JOIN account a ON a.id = s.decided_by LEFT JOIN employee f ON f.id = s.for_employee',
  columns: {
    'Leave ID': 's.leave_id',
    Step: 's.step',
    Decision: 's.decision',
    'Decided by': 'a.email',
    Right: 's.decider_right',
    For: 'f.employee_id',
    Note: 's.note',
    Decided: instant('s.decided_at'),
  },
};

import { storeEntries } from '../audit/recorded-entry.js';
import { eachDay, inclusiveDays } from '../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../contract/leave-statuses.js';
import { folded } from '../database/folded-text.js';
import { insertRows } from '../database/insert-rows.js';
import { netSalary } from '../salary/net-salary.js';
import type { BroughtIn } from './brought-in.js';
import { ADMIN_NOTIFICATIONS, ADMIN_NOTIFICATIONS_READ, AUDIT, NOTIFICATIONS } from './exported-history.js';
import { LEAVES, SALARIES } from './exported-records.js';

const SALARY_COLUMNS = [
  'id', 'employee_id', 'basic_salary', 'allowances', 'deductions', 'net_salary', 'pay_date', 'valid', 'voided_at', 'voided_by', 'void_reason', 'created_at',
];
const LEAVE_COLUMNS = [
  'id', 'employee_id', 'leave_type', 'start_date', 'end_date', 'days', 'reason', 'reason_folded', 'status', 'note',
  'decided_by', 'decided_at', 'cancelled_by', 'cancelled_at', 'cancel_reason', 'created_at',
];
const DAY_COLUMNS = ['employee_id', 'day', 'leave_id'];
const NOTIFICATION_COLUMNS = ['id', 'account_id', 'kind', 'leave_id', 'created_at', 'read_at'];
const ADMIN_NOTIFICATION_COLUMNS = ['id', 'kind', 'leave_id', 'by_account_id', 'created_at'];
const READ_COLUMNS = ['id', 'account_id', 'notification_id', 'told_at', 'read_at'];

export async function bringSalaries(company: BroughtIn): Promise<void> {
  for await (const salaries of company.rows(SALARIES)) {
    const values = salaries.map((salary) => [
      salary.id, company.employee(salary.employeeId).id, salary.basicSalary, salary.allowances, salary.deductions, netSalary(salary), salary.payDate,
      salary.voidedAt === null ? 1 : null, salary.voidedAt, company.accountIf(salary.voidedBy), salary.voidReason, salary.createdAt,
    ]);
    await insertRows(company.manager, 'salary', SALARY_COLUMNS, values);
  }
}

export async function bringLeaves(company: BroughtIn): Promise<void> {
  for await (const leaves of company.rows(LEAVES)) {
    const values = leaves.map((leave) => [
      leave.id, company.employee(leave.employeeId).id, leave.leaveType, leave.startDate, leave.endDate, inclusiveDays(leave.startDate, leave.endDate),
      leave.reason, folded(leave.reason), leave.status, leave.note, company.accountIf(leave.decidedBy), leave.decidedAt,
      company.accountIf(leave.cancelledBy), leave.cancelledAt, leave.cancelReason, leave.createdAt,
    ]);
    await insertRows(company.manager, 'leave_request', LEAVE_COLUMNS, values);
    const taken = leaves.filter(({ status }) => DAYS_TAKEN_STATUSES.includes(status));
    const days = taken.flatMap(({ id, employeeId, startDate, endDate }) => {
      const employee = company.employee(employeeId).id;
      return eachDay(startDate, endDate).map((day) => [employee, day, id]);
    });
    await insertRows(company.manager, 'leave_day', DAY_COLUMNS, days);
  }
}

export async function bringNotifications(company: BroughtIn): Promise<void> {
  for await (const notifications of company.rows(NOTIFICATIONS)) {
    const values = notifications.map(({ id, email, kind, leaveId, createdAt, readAt }) => [id, company.account(email), kind, leaveId, createdAt, readAt]);
    await insertRows(company.manager, 'notification', NOTIFICATION_COLUMNS, values);
  }
}

export async function bringAdminNotifications(company: BroughtIn): Promise<void> {
  for await (const notifications of company.rows(ADMIN_NOTIFICATIONS)) {
    const values = notifications.map(({ id, kind, leaveId, email, createdAt }) => [id, kind, leaveId, company.account(email), createdAt]);
    await insertRows(company.manager, 'admin_notification', ADMIN_NOTIFICATION_COLUMNS, values);
  }
  for await (const marks of company.rows(ADMIN_NOTIFICATIONS_READ)) {
    const values = marks.map(({ id, email, notificationId, toldAt, readAt }) => [id, company.account(email), notificationId, toldAt, readAt]);
    await insertRows(company.manager, 'admin_notification_read', READ_COLUMNS, values);
  }
}

/** As it was recorded. The import itself is no entry: it changes nothing of what the company is. */
export async function bringAudit(company: BroughtIn): Promise<void> {
  for await (const entries of company.rows(AUDIT)) {
    await storeEntries(company.manager, ...entries.map((entry) => ({ ...entry, sealNumber: null, namesFolded: null })));
  }
}

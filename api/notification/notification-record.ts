import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import type { LeaveType } from '../contract/leave/leave-types.js';
import {
  BANK_NOTIFICATION_KINDS,
  FOUR_EYES_NOTIFICATION_KINDS,
  HOLIDAY_NOTIFICATION_KINDS,
  IMPORT_NOTIFICATION_KINDS,
  OWN_MATTER_KINDS,
  PAYSLIP_NOTIFICATION_KINDS,
  type ApprovalNotificationKind,
  type BankNotificationKind,
  type FourEyesNotificationKind,
  type HolidayNotificationKind,
  type ImportNotificationKind,
  type LeaveNotificationKind,
  type OwnMatterKind,
  type PayslipNotificationKind,
} from '../contract/notification/notification-kinds.js';
import type {
  BankNotificationRecord,
  HolidayNotificationRecord,
  LeaveNotificationRecord,
  NotificationRecord,
  PayslipNotificationRecord,
} from '../contract/notification/notifications.js';
import { shownType, type LeaveSight } from '../leave/leave-sight.js';

interface NotificationBaseRow {
  id: string;
  created_at: number | string;
  read_at: number | null;
}

interface LeaveNotificationRow extends NotificationBaseRow {
  kind: LeaveNotificationKind | ApprovalNotificationKind;
  leave_id: string;
  leave_type: LeaveType;
  start_date: CalendarDate;
  end_date: CalendarDate;
  status: LeaveStatus;
  employee_id: string;
  name: string;
  detail: string | null;
}

interface ImportNotificationRow extends NotificationBaseRow {
  kind: ImportNotificationKind;
  import_id: string;
  import_name: string;
}

interface HolidayNotificationRow extends NotificationBaseRow {
  kind: HolidayNotificationKind;
  detail: string;
}

interface PayslipRow extends NotificationBaseRow {
  kind: PayslipNotificationKind;
  detail: string;
}

interface OwnMatterRow extends NotificationBaseRow {
  kind: OwnMatterKind;
  employee_id: string;
  name: string;
}

interface BankNotificationRow extends NotificationBaseRow {
  kind: BankNotificationKind;
  detail: string;
}

interface FourEyesRow extends NotificationBaseRow {
  kind: FourEyesNotificationKind;
  name: string;
}

export type NotificationRow =
  | LeaveNotificationRow
  | ImportNotificationRow
  | HolidayNotificationRow
  | OwnMatterRow
  | BankNotificationRow
  | FourEyesRow
  | PayslipRow;

/** Newest first by id, since ids are ordered by time. Without leave, it is about the admin who caused it. */
export function notificationRows(source: string): string {
  return `SELECT n.id, n.kind, n.created_at, n.read_at, n.import_id, n.import_name, n.detail, l.id AS leave_id, l.leave_type, l.start_date, l.end_date, l.status,
      COALESCE(e.id, own.id) AS employee_id, COALESCE(a.name, own_account.name) AS name
    FROM (${source}) n LEFT JOIN leave_request l ON l.id = n.leave_id LEFT JOIN employee e ON e.id = l.employee_id LEFT JOIN account a ON a.id = e.account_id
    LEFT JOIN employee own ON own.account_id = n.by_account_id LEFT JOIN account own_account ON own_account.id = n.by_account_id
    ORDER BY n.id DESC LIMIT ? OFFSET ?`;
}

/** The id of the leave that a notification is about. */
export function leaveOf(row: NotificationRow): string | undefined {
  return 'leave_id' in row ? (row.leave_id ?? undefined) : undefined;
}

export function notificationRecord(
  row: NotificationRow,
  sights: (leaveId: string) => LeaveSight,
): NotificationRecord {
  const notice = {
    _id: row.id,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    read: row.read_at !== null,
  };
  if (isImportRow(row))
    return { ...notice, kind: row.kind, import: { _id: row.import_id, name: row.import_name } };
  if (isHolidayRow(row))
    return {
      ...notice,
      kind: row.kind,
      ...(JSON.parse(row.detail) as Pick<HolidayNotificationRecord, 'calendar' | 'added'>),
    };
  if (isPayslipRow(row))
    return {
      ...notice,
      kind: row.kind,
      payslip: JSON.parse(row.detail) as PayslipNotificationRecord['payslip'],
    };
  if (isBankRow(row))
    return {
      ...notice,
      kind: row.kind,
      ...(JSON.parse(row.detail) as Pick<BankNotificationRecord, 'by' | 'owner'>),
    };
  if (isFourEyes(row)) return { ...notice, kind: row.kind, admin: { name: row.name } };
  if (isOwnMatter(row))
    return { ...notice, kind: row.kind, employee: { _id: row.employee_id, name: row.name } };
  return {
    ...notice,
    kind: row.kind,
    leave: {
      _id: row.leave_id,
      leaveType: shownType(sights(row.leave_id), row.leave_type),
      startDate: row.start_date,
      endDate: row.end_date,
      status: row.status,
    },
    employee: { _id: row.employee_id, name: row.name },
    ...(row.detail !== null && { cost: JSON.parse(row.detail) as LeaveNotificationRecord['cost'] }),
  };
}

function isImportRow(row: NotificationRow): row is ImportNotificationRow {
  return (IMPORT_NOTIFICATION_KINDS as readonly string[]).includes(row.kind);
}

function isHolidayRow(row: NotificationRow): row is HolidayNotificationRow {
  return (HOLIDAY_NOTIFICATION_KINDS as readonly string[]).includes(row.kind);
}

function isPayslipRow(row: NotificationRow): row is PayslipRow {
  return (PAYSLIP_NOTIFICATION_KINDS as readonly string[]).includes(row.kind);
}

function isOwnMatter(row: NotificationRow): row is OwnMatterRow {
  return (OWN_MATTER_KINDS as readonly string[]).includes(row.kind);
}

function isBankRow(row: NotificationRow): row is BankNotificationRow {
  return (BANK_NOTIFICATION_KINDS as readonly string[]).includes(row.kind);
}

function isFourEyes(row: NotificationRow): row is FourEyesRow {
  return (FOUR_EYES_NOTIFICATION_KINDS as readonly string[]).includes(row.kind);
}

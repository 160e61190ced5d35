import type { CalendarDate } from '../calendar-date.js';
import type { LeaveStatus } from '../leave/leave-statuses.js';
import type { LeaveType } from '../leave/leave-types.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type {
  LeaveNotificationKind,
  ApprovalNotificationKind,
  ImportNotificationKind,
  HolidayNotificationKind,
  OwnMatterKind,
  PayslipNotificationKind,
  BankNotificationKind,
  FourEyesNotificationKind,
} from './notification-kinds.js';

interface Notice {
  _id: string;
  createdAt: string;
  read: boolean;
}

export interface LeaveNotificationRecord extends Notice {
  kind: LeaveNotificationKind | ApprovalNotificationKind;
  /** The type is null for those who may not see it. */
  leave: {
    _id: string;
    leaveType: LeaveType | null;
    startDate: CalendarDate;
    endDate: CalendarDate;
    status: LeaveStatus;
  };
  employee: { _id: string; name: string };
  /** For leave.recredited: the cost of the leave in the type's unit, and the number of other requests that have changed. */
  cost?: { unit: LeaveUnit; before: number; after: number; others: number };
}

export interface ImportNotificationRecord extends Notice {
  kind: ImportNotificationKind;
  import: { _id: string; name: string };
}

export interface HolidayNotificationRecord extends Notice {
  kind: HolidayNotificationKind;
  calendar: { _id: string; name: string };
  added: { count: number; years: number[] };
}

/** The admin who has changed something about themselves. */
export interface OwnMatterNotificationRecord extends Notice {
  kind: OwnMatterKind;
  employee: { _id: string; name: string };
}

/** Without amounts. */
export interface PayslipNotificationRecord extends Notice {
  kind: PayslipNotificationKind;
  /** `_id` is null for a PDF of the payroll office without a payslip of ours. */
  payslip: { _id: string | null; from: CalendarDate; to: CalendarDate; payDate: CalendarDate };
}

export interface BankNotificationRecord extends Notice {
  kind: BankNotificationKind;
  by: { name: string };
  /** The reader's own employee record. */
  owner: { _id: string };
}

export interface FourEyesNotificationRecord extends Notice {
  kind: FourEyesNotificationKind;
  admin: { name: string };
}

export type NotificationRecord =
  | LeaveNotificationRecord
  | ImportNotificationRecord
  | HolidayNotificationRecord
  | OwnMatterNotificationRecord
  | BankNotificationRecord
  | FourEyesNotificationRecord
  | PayslipNotificationRecord;

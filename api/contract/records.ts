import type { ContactDetails, Gender, MaritalStatus } from './employee-fields.js';
import type { LeaveApproval } from './approvals.js';
import type { CalendarDate } from './calendar-date.js';
import type { EmploymentPeriod } from './employment-periods.js';
import type { EmploymentStatus } from './employment-status.js';
import type { Language } from './languages.js';
import type { EndOfLeave, LeaveType, StartOfLeave } from './leave-types.js';
import type { LeaveStatus } from './leave-statuses.js';
import type { CoverageBreachRecord } from './coverage.js';
import type { DayCostRecord } from './day-costs.js';
import type { LeaveUnit } from './policy-rules.js';
import type { PayslipState } from './payroll/payslips.js';
import type {
  BankNotificationKind,
  FourEyesNotificationKind,
  ApprovalNotificationKind,
  HolidayNotificationKind,
  ImportNotificationKind,
  LeaveNotificationKind,
  OwnMatterKind,
  PayslipNotificationKind,
} from './notification-kinds.js';
import type { Role } from './roles.js';
import type { RequiredAction } from './second-factor.js';

/** Records of the API. Ids are UUIDv7, instants ISO 8601 in UTC, amounts exact to two decimals. */

export interface UserRecord {
  _id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  /** URL path of the photo, different for each photo; null without one. */
  profileImage: string | null;
}

/** The signed-in user. `employeeId` is the `_id` of their employee record, null without one. */
export interface CurrentUserRecord extends UserRecord {
  employeeId: string | null;
  /** The number of people whose approver the user is; 0 without approvals. */
  manages: number;
  /** True if signing in needs a code as well as the password. */
  secondFactor: boolean;
  /** Minutes until an unused session asks for the password again; null for never. */
  idleMinutes: number | null;
  /** The action that the user must take before any other call; null if there is none. */
  pendingAction: RequiredAction | null;
}

/** An account as admins see it. */
export interface AccountRecord extends UserRecord {
  disabled: boolean;
  /** An account without a password cannot sign in yet. */
  passwordSet: boolean;
  /** When the last invitation to choose a password was made; kept after the password is chosen. */
  invitedAt: string | null;
}

export interface DepartmentRecord {
  _id: string;
  dep_name: string;
  description: string;
  /** Number of employees, including those who left and those who have not started. */
  employees: number;
  /** Those who work here today. */
  active: number;
  /** Null without one who works here. */
  head: { _id: string; name: string } | null;
  version: number;
}

export interface DepartmentDetailsRecord extends DepartmentRecord {
  /** The employees who left, among `employees`. */
  left: number;
}

export interface EmployeeListRecord {
  _id: string;
  employeeId: string;
  name: string;
  userId: { _id: string; name: string; email: string; role: Role; profileImage: string | null };
  department: { _id: string; dep_name: string };
  /** Null, as the three below and the salary, if the person was imported without it. */
  dob: CalendarDate | null;
  gender: Gender | null;
  maritalStatus: MaritalStatus | null;
  designation: string | null;
  /** Current monthly salary; absent where `fields` does not name it, and in a page that is not sorted by it. */
  salary?: number | null;
  status: EmploymentStatus;
  /** Hire date of the latest employment, to which `leftOn` belongs as well. */
  hireDate: CalendarDate | null;
  /** Last day of employment; the status becomes 'Left' on the day after. Before the hire date of the first employment it is 'Upcoming'. */
  leftOn: CalendarDate | null;
  /** An employee of the company (with `_id`), or only a name. */
  manager: { _id?: string; name: string } | null;
}

export interface EmployeeRecord extends EmployeeListRecord, ContactDetails {
  email: string;
  /** All employments in their order; the last one has `hireDate` and `leftOn`. */
  periods: EmploymentPeriod[];
  /** Completed years in all employments, without the time between them; null where the first hire date is unknown or lies ahead. */
  yearsOfService: number | null;
  /** Decides their requests instead of the manager. */
  approver: { _id: string; name: string } | null;
  /** Decides for them while they are away. */
  deputy: { _id: string; name: string } | null;
  /** Only for admins: true if the sign-in is disabled. */
  disabled?: boolean;
  /** Only for admins, as in `AccountRecord`. */
  passwordSet?: boolean;
  invitedAt?: string | null;
  version: number;
}

/** An employee as a choice in a select. */
export interface EmployeeNameRecord {
  _id: string;
  employeeId: string;
  name: string;
  userId: { _id: string; name: string };
}

export interface SalaryRecord {
  _id: string;
  employeeId: { _id: string; employeeId: string; name: string };
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
  payDate: CalendarDate;
  createdAt: string;
  voidedAt: string | null;
  voidReason: string | null;
  /** The payroll run that posted it, its payslip and pay period. */
  run: string | null;
  payslip: string | null;
  period: { from: CalendarDate; to: CalendarDate } | null;
  /** Added or imported for a day that payroll pays: it stands beside the payslips. */
  outsidePayroll: boolean;
}

/** Set where payroll pays the day of a salary record. */
export interface PayrollOfPayDate {
  /** Null while no run has reached the day. */
  period: { from: CalendarDate; to: CalendarDate } | null;
  /** Of the person, for that period. */
  payslip: { _id: string; run: string; state: PayslipState } | null;
  /** The run that is open, and the person's payslip in it. */
  draft: { run: string; payslip: string | null } | null;
}

/** A warning about a pay date; the record can be added nevertheless. */
export interface SalaryWarningRecord {
  /** After the employee's last day, or in the month of another valid record. */
  kind: 'after_last_day' | 'same_month';
  /** The last day, or the pay date of the other record. */
  date: CalendarDate;
  text: string;
}

/** With the fields of `LeaveApproval` if approvals are on: lists have only those that say for whom a request waits. */
export interface LeaveRecord extends Partial<LeaveApproval> {
  _id: string;
  /** The _id of the employee's account. */
  userId: string;
  employeeId: {
    _id: string;
    employeeId: string;
    userId: { _id: string; name: string; profileImage: string | null };
    department: { _id: string; dep_name: string };
  };
  /** Null for those who may not see it. */
  leaveType: LeaveType | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Calendar days, both ends included. */
  days: number;
  reason: string;
  status: LeaveStatus;
  /** The admin's note on the decision. */
  note: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  cancelledBy: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  createdAt: string;
  unit: LeaveUnit;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  /** Minutes of leave on one day, for types in minutes. */
  minutes: number | null;
  /** The `_id` of the shortened request that this one replaces. */
  replaces: string | null;
  /** The `_id`s of the requests that replace this one, if days were taken out of it. Otherwise absent. It is then Cancelled, and is not counted or listed as such. */
  replacedBy?: string[];
  /** In the type's unit; null without a policy on these days. Absent in the whole list of all people, without `range`. */
  cost?: number | null;
  /** Absent in lists. */
  costByDay?: DayCostRecord[];
  /** The coverage rules that it breaks, if it is read by itself and waits for its decision. Absent if it breaks none. */
  coverage?: CoverageBreachRecord[];
  /** For admins who read one approved request that has begun: the leave that a cancellation today would not give back, since it has expired. */
  lapsedIfCancelled?: number;
  /** True if it is the admin's own request, which another admin decides. Otherwise absent. */
  othersDecide?: true;
}

export interface AbsenceRecord {
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

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

export interface SessionRecord {
  _id: string;
  /** Such as 'Firefox on Linux', from the User-Agent of the sign-in; the shortened header if neither is recognised. */
  device: string;
  browser: string | null;
  system: string | null;
  /** IP address of the sign-in; null for sessions from before it was recorded. */
  address: string | null;
  /** Signed in with 'Remember me'. */
  remembered: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  current: boolean;
}

export interface RefusalRecord {
  /** Stable key of the sentence, finer than `code`. */
  key: string;
  /** Values in the sentence: calendar dates as 'YYYY-MM-DD', `label` the field's English name. */
  parameters: { [name: string]: string | number };
}

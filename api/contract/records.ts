import type { CalendarDate } from './calendar-date.js';
import type { EmploymentStatus } from './employment-status.js';
import type { Language } from './languages.js';
import type { LeaveStatus } from './leave-statuses.js';
import type { LeaveType } from './leave-types.js';
import type { ImportNotificationKind, LeaveNotificationKind } from './notification-kinds.js';
import type { Gender, MaritalStatus } from './personal-details.js';
import type { Role } from './roles.js';
import type { RequiredAction } from './second-factor.js';

/** The records as they go over the wire. Ids are UUIDv7, instants ISO 8601 in UTC, amounts exact to two decimals. */

export interface UserRecord {
  _id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  /** Address of the photo, changed with every new one; null without one. */
  profileImage: string | null;
}

/** The signed-in person; `employeeId` is the _id of the own employee record, null for an account without one. */
export interface CurrentUserRecord extends UserRecord {
  employeeId: string | null;
  /** Whether a code is asked for beside the password. */
  secondFactor: boolean;
  /** What must be done before anything else; null when nothing must. */
  pendingAction: RequiredAction | null;
}

/** An account as admins see it. */
export interface AccountRecord extends UserRecord {
  disabled: boolean;
  /** Without one, nobody can sign in yet. */
  passwordSet: boolean;
  /** When somebody without a password was last invited to choose one; kept once it is chosen. */
  invitedAt: string | null;
}

export interface DepartmentRecord {
  _id: string;
  dep_name: string;
  description: string;
  /** How many people have this department, those who left included. */
  employees: number;
  version: number;
}

export interface EmployeeListRecord {
  _id: string;
  employeeId: string;
  name: string;
  userId: { _id: string; name: string; email: string; role: Role; profileImage: string | null };
  department: { _id: string; dep_name: string };
  dob: CalendarDate;
  gender: Gender;
  maritalStatus: MaritalStatus;
  designation: string;
  /** Current monthly salary; not there in a list that was asked for without pay. */
  salary?: number;
  status: EmploymentStatus;
  hireDate: CalendarDate | null;
  /** Last day; whoever has one before today has left. */
  leftOn: CalendarDate | null;
  /** Somebody of the company by `_id`, or a name kept as text. */
  manager: { _id?: string; name: string } | null;
}

export interface EmployeeRecord extends EmployeeListRecord {
  salary: number;
  email: string;
  phone: string | null;
  address: string | null;
  emergencyContact: string | null;
  /** Only to admins: whether sign-in was closed by hand. */
  disabled?: boolean;
  /** Only to admins: as of the account. */
  passwordSet?: boolean;
  invitedAt?: string | null;
  version: number;
}

/** What a select of a department's people needs. */
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
}

export interface LeaveRecord {
  _id: string;
  /** The _id of the account whose leave it is. */
  userId: string;
  employeeId: {
    _id: string;
    employeeId: string;
    userId: { _id: string; name: string; profileImage: string | null };
    department: { _id: string; dep_name: string };
  };
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Calendar days, both ends included. */
  days: number;
  reason: string;
  status: LeaveStatus;
  /** What an admin said with the decision. */
  note: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  cancelledBy: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  createdAt: string;
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
  kind: LeaveNotificationKind;
  leave: { _id: string; leaveType: LeaveType; startDate: CalendarDate; endDate: CalendarDate; status: LeaveStatus };
  employee: { _id: string; name: string };
}

export interface ImportNotificationRecord extends Notice {
  kind: ImportNotificationKind;
  import: { _id: string; name: string };
}

export type NotificationRecord = LeaveNotificationRecord | ImportNotificationRecord;

export interface SessionRecord {
  _id: string;
  /** Browser and system in words, 'Firefox on Linux', as the browser told them at sign-in; shortened when neither is known. */
  device: string;
  browser: string | null;
  system: string | null;
  /** Where it signed in from; null for sessions older than this is kept. */
  address: string | null;
  /** Signed in with 'Remember me'. */
  remembered: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  current: boolean;
}

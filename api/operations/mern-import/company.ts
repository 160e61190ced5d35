import type { CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveStatus } from '../../contract/leave-statuses.js';
import type { LeaveType } from '../../contract/leave-types.js';
import type { Gender, MaritalStatus } from '../../contract/personal-details.js';
import type { Role } from '../../contract/roles.js';

/** What every record has: its id here, and when it was made there. */
interface Made {
  id: string;
  createdAt: number;
}

export interface OldAccount extends Made {
  /** Was here before the import; nothing of it is changed. */
  known: boolean;
  name: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  disabledAt: number | null;
  /** File of the photo as it is stored here, once it was made. */
  photo?: string;
}

export interface OldDepartment extends Made {
  known: boolean;
  name: string;
  description: string;
}

export interface OldEmployee extends Made {
  account: OldAccount;
  department: OldDepartment;
  employeeId: string;
  dob: CalendarDate;
  gender: Gender;
  maritalStatus: MaritalStatus;
  designation: string;
  /** Monthly, in minor units. */
  salary: number;
  phone: string | null;
  address: string | null;
  emergencyContact: string | null;
  hireDate: CalendarDate | null;
  leftOn: CalendarDate | null;
}

export interface OldSalary extends Made {
  employee: OldEmployee;
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
  payDate: CalendarDate;
}

export interface OldLeave extends Made {
  employee: OldEmployee;
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  days: number;
  reason: string;
  status: LeaveStatus;
  note: string | null;
  decidedBy: OldAccount | undefined;
  decidedAt: number | null;
}

/** Everything that is to be stored, in the order in which it was read. */
export interface OldCompany {
  accounts: OldAccount[];
  departments: OldDepartment[];
  employees: OldEmployee[];
  salaries: OldSalary[];
  leaves: OldLeave[];
}

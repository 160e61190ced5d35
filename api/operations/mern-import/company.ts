import type { Role } from '../../contract/auth/roles.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Gender, MaritalStatus } from '../../contract/employee/employee-fields.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import type { BuiltinLeaveType } from '../../contract/leave/leave-types.js';

interface ImportedRecord {
  id: string;
  createdAt: number;
}

export interface OldAccount extends ImportedRecord {
  /** Existed before the import and stays unchanged. */
  known: boolean;
  name: string;
  email: string;
  role: Role;
  passwordHash: string | null;
  disabledAt: number | null;
  /** Temporary file with the converted photo. */
  photo?: string;
}

export interface OldDepartment extends ImportedRecord {
  known: boolean;
  name: string;
  description: string;
}

export interface OldEmployee extends ImportedRecord {
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

export interface OldSalary extends ImportedRecord {
  employee: OldEmployee;
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
  payDate: CalendarDate;
}

export interface OldLeave extends ImportedRecord {
  employee: OldEmployee;
  leaveType: BuiltinLeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  days: number;
  reason: string;
  status: LeaveStatus;
  note: string | null;
  decidedBy: OldAccount | undefined;
  decidedAt: number | null;
}

export interface OldCompany {
  accounts: OldAccount[];
  departments: OldDepartment[];
  employees: OldEmployee[];
  salaries: OldSalary[];
  leaves: OldLeave[];
}

import type { Role } from '../auth/roles.js';
import type { CalendarDate } from '../calendar-date.js';
import type { Gender, MaritalStatus, ContactDetails } from './employee-fields.js';
import type { EmploymentPeriod } from './employment-periods.js';
import type { EmploymentStatus } from './employment-status.js';
import type { SinceThenRecord } from './since-then.js';

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
  /** Only as of another day than today: what is another since. */
  sinceThen?: SinceThenRecord[];
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
  /** Only for the person: HR and the manager may read of the birthday and the anniversaries. */
  celebrate?: boolean;
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

import { isEmail } from 'class-validator';
import { EMAIL_MAX, NAME_MAX } from '../../account/account.entity.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EARLIEST_BIRTH, EARLIEST_EMPLOYMENT, latestAhead } from '../../contract/date-limits.js';
import type { ImportMapping } from '../../contract/imports.js';
import type { Gender, MaritalStatus } from '../../contract/personal-details.js';
import type { Role } from '../../contract/roles.js';
import { DEPARTMENT_NAME_MAX } from '../../department/department.entity.js';
import { ADDRESS_MAX, DESIGNATION_MAX, EMERGENCY_CONTACT_MAX, EMPLOYEE_ID_MAX, MANAGER_NAME_MAX, PHONE_MAX } from '../../employee/employee.entity.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { monthlyPay } from '../file/amount-reading.js';
import { fullName } from './person-name.js';
import { RowReading, type Cell, type DateLimits, type ReadRow } from './row-reading.js';

/** What is optional is undefined when no column is mapped, and null when the cell is blank. */
export interface EmployeeValues {
  employeeId: string;
  name: string;
  /** Null: to be made by the pattern. */
  email: string | null;
  dob: CalendarDate;
  gender: Gender;
  maritalStatus: MaritalStatus;
  department: string;
  designation: string;
  /** Monthly, in minor units. */
  salary: number;
  /** As the file has it, in minor units. */
  salaryWritten: number;
  /** Undefined when the file says none. */
  role?: Role;
  hireDate?: CalendarDate | null;
  leftOn?: CalendarDate | null;
  manager?: string | null;
  managerId?: string | null;
  phone?: string | null;
  address?: string | null;
  emergencyContact?: string | null;
}

export function readEmployeeRow(cell: Cell, mapping: ImportMapping, today: CalendarDate): ReadRow<Partial<EmployeeValues>> {
  const row = new RowReading(cell, mapping, today);
  return row.result<EmployeeValues>({
    employeeId: row.required('employeeId', row.text('employeeId', EMPLOYEE_ID_MAX)),
    name: readName(row, mapping),
    email: readAddress(row, mapping),
    dob: row.required('dob', row.date('dob', { earliest: EARLIEST_BIRTH, latest: today })),
    gender: row.required('gender', row.choice('gender')) as Gender | undefined,
    maritalStatus: row.required('maritalStatus', row.choice('maritalStatus')) as MaritalStatus | undefined,
    department: row.required('department', row.text('department', DEPARTMENT_NAME_MAX)),
    designation: row.required('designation', row.text('designation', DESIGNATION_MAX)),
    ...readSalary(row, mapping),
    role: (row.choice('role') ?? undefined) as Role | undefined,
    ...readEmployment(row, { earliest: EARLIEST_EMPLOYMENT, latest: latestAhead(today) }),
    manager: readManager(row, mapping),
    managerId: row.text('managerId', EMPLOYEE_ID_MAX),
    phone: row.text('phone', PHONE_MAX),
    address: row.text('address', ADDRESS_MAX, true),
    emergencyContact: row.text('emergencyContact', EMERGENCY_CONTACT_MAX),
  });
}

function readEmployment(row: RowReading, limits: DateLimits): Pick<EmployeeValues, 'hireDate' | 'leftOn'> {
  const [hireDate, leftOn] = [row.date('hireDate', limits), row.date('leftOn', limits)];
  if (!hireDate || !leftOn || leftOn >= hireDate) return { hireDate, leftOn };
  row.refuse('leftOn', `lies before the hire date, ${row.written('hireDate')}.`);
  return { hireDate };
}

function readName(row: RowReading, mapping: ImportMapping): string | undefined {
  if (mapping.columns.name !== undefined) {
    const name = row.required('name', row.written('name'));
    return name === undefined ? undefined : row.storable('name', fullName(name, mapping.nameOrder), NAME_MAX);
  }
  const first = row.required('firstName', row.written('firstName'));
  const last = row.required('lastName', row.written('lastName'));
  return first === undefined || last === undefined ? undefined : row.storable('lastName', fullName(`${first} ${last}`, 'as-written'), NAME_MAX);
}

function readAddress(row: RowReading, mapping: ImportMapping): string | null | undefined {
  const written = row.written('email');
  if (typeof written !== 'string') return mapping.emailPattern === null ? row.required('email', null) : null;
  const email = row.storable('email', String(readEmail(written)), EMAIL_MAX);
  if (email === undefined || isEmail(email)) return email;
  return row.refuse('email', 'is not an e-mail address such as name@company.com.');
}

function readSalary(row: RowReading, mapping: ImportMapping): { salary?: number; salaryWritten?: number } {
  const salaryWritten = row.required('salary', row.amount('salary'));
  return salaryWritten === undefined ? {} : { salary: monthlyPay(salaryWritten, mapping.payPeriod ?? 'month'), salaryWritten };
}

/** Turned round as the names are; names without a comma stay. */
function readManager(row: RowReading, mapping: ImportMapping): string | null | undefined {
  const written = row.written('manager');
  return typeof written === 'string' ? row.storable('manager', fullName(written, mapping.nameOrder), MANAGER_NAME_MAX) : written;
}

import { isEmail } from 'class-validator';
import { EMAIL_MAX, NAME_MAX } from '../../account/account.tables.js';
import { type CalendarDate, EARLIEST_BIRTH, EARLIEST_EMPLOYMENT, latestFutureDate } from '../../contract/calendar-date.js';
import { CONTACT_FIELDS, contactDetails, EMPLOYEE_FIELDS, type ContactDetails, type ContactField, type Gender, type MaritalStatus } from '../../contract/employee-fields.js';
import type { ImportMapping } from '../../contract/imports.js';
import { amount, minorUnits } from '../../contract/money.js';
import type { Role } from '../../contract/roles.js';
import { rowMessage } from '../../contract/row-messages.js';
import { isPhoneNumber } from '../../contract/text/phone-number.js';
import { DEPARTMENT_NAME_MAX } from '../../department/department.tables.js';
import { EMPLOYEE_ID_MAX, MANAGER_NAME_MAX } from '../../employee/employee.tables.js';
import { csvAmount } from '../../platform/http/csv.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { MONTHS_A_YEAR, monthlyPay } from '../file/amount-reading.js';
import { isSimplified } from '../file/value-words.js';
import { fullName } from '../file/person-name.js';
import { RowReading, type Cell, type DateLimits, type ReadRow } from './row-reading.js';

/** Optional values are undefined without a mapped column (and a value for all rows) and null for a blank cell. */
export interface EmployeeValues extends Partial<ContactDetails> {
  employeeId: string;
  name: string;
  /** Null: to be generated from the pattern. */
  email: string | null;
  dob?: CalendarDate | null;
  gender?: Gender | null;
  maritalStatus?: MaritalStatus | null;
  department: string;
  designation?: string | null;
  /** Monthly, in minor units. */
  salary?: number | null;
  /** As the file has it, in minor units. */
  salaryWritten?: number;
  role?: Role;
  hireDate?: CalendarDate | null;
  leftOn?: CalendarDate | null;
  manager?: string | null;
  managerId?: string | null;
}

export function readEmployeeRow(cell: Cell, mapping: ImportMapping, today: CalendarDate, step = 1): ReadRow<Partial<EmployeeValues>> {
  const row = new RowReading(cell, mapping, today, step);
  return row.result<EmployeeValues>({
    employeeId: row.required('employeeId', row.text('employeeId', EMPLOYEE_ID_MAX)),
    name: readName(row, mapping),
    email: readAddress(row, mapping),
    dob: row.date('dob', { earliest: EARLIEST_BIRTH, latest: today }),
    gender: row.choice('gender') as Gender | null | undefined,
    maritalStatus: readMaritalStatus(row),
    department: row.required('department', row.name('department', DEPARTMENT_NAME_MAX)),
    designation: row.text('designation', EMPLOYEE_FIELDS.designation.max),
    ...readSalary(row, mapping, step),
    role: (row.choice('role') ?? undefined) as Role | undefined,
    ...readEmployment(row, { earliest: EARLIEST_EMPLOYMENT, latest: latestFutureDate(today) }),
    manager: readManager(row, mapping),
    managerId: row.text('managerId', EMPLOYEE_ID_MAX),
    ...contactDetails((field) => readContact(row, field)),
  });
}

function readEmployment(row: RowReading, limits: DateLimits): Pick<EmployeeValues, 'hireDate' | 'leftOn'> {
  const [hireDate, leftOn] = [row.date('hireDate', limits), row.date('leftOn', limits)];
  if (!hireDate || !leftOn || leftOn >= hireDate) return { hireDate, leftOn };
  row.refuse('leftOn', rowMessage('beforeHireDate', { hireDate: row.written('hireDate') ?? '' }));
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
  return row.refuse('email', rowMessage('notEmail'));
}

/** Unlike the file's, a salary for all rows is a month's. */
function readSalary(row: RowReading, { columns, constants, payPeriod }: ImportMapping, step: number): Pick<EmployeeValues, 'salary' | 'salaryWritten'> {
  if (columns.salary === undefined) return { salary: minorUnits(constants.salary) };
  const salaryWritten = row.amount('salary');
  if (salaryWritten == null) return { salary: salaryWritten };
  const salary = monthlyPay(salaryWritten, payPeriod ?? 'month', step);
  const twelveMonths = salary * MONTHS_A_YEAR;
  if (payPeriod === 'year' && twelveMonths !== salaryWritten) {
    row.remark(rowMessage('yearlyRounded', { yearly: decimal(salaryWritten), monthly: decimal(salary), twelveMonths: decimal(twelveMonths) }));
  }
  return { salary, salaryWritten };
}

function decimal(minor: number): string {
  return csvAmount(amount(minor));
}

function readMaritalStatus(row: RowReading): MaritalStatus | null | undefined {
  const maritalStatus = row.choice('maritalStatus') as MaritalStatus | null | undefined;
  const written = row.written('maritalStatus');
  if (maritalStatus && written && isSimplified(written)) row.remark(rowMessage('maritalStatusSimplified', { written, maritalStatus }));
  return maritalStatus;
}

/** Nobody is left out for a phone number. */
function readContact(row: RowReading, field: ContactField): string | null | undefined {
  const text = row.text(field, CONTACT_FIELDS[field].max, 'multiline' in CONTACT_FIELDS[field]);
  if (!text || !('format' in CONTACT_FIELDS[field]) || isPhoneNumber(text)) return text;
  row.remark(rowMessage('phoneLeftOut', { written: text }));
  return null;
}

function readManager(row: RowReading, mapping: ImportMapping): string | null | undefined {
  const written = row.written('manager');
  return typeof written === 'string' ? row.storable('manager', fullName(written, mapping.nameOrder), MANAGER_NAME_MAX) : written;
}

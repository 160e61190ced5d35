import { isEmail } from 'class-validator';
import { EMAIL_MAX, NAME_MAX } from '../../account/account.tables.js';
import { ibanRefusal, readIban } from '../../bank-account/iban-field.js';
import type { Role } from '../../contract/auth/roles.js';
import {
  type CalendarDate,
  EARLIEST_BIRTH,
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import {
  CONTACT_FIELDS,
  contactDetails,
  EMPLOYEE_FIELDS,
  type ContactDetails,
  type ContactField,
  type Gender,
  type MaritalStatus,
} from '../../contract/employee/employee-fields.js';
import type { EarlierPeriod } from '../../contract/employee/employment-periods.js';
import { MONTHS_A_YEAR, monthlyPay } from '../../contract/imports/amount-reading.js';
import {
  ADDRESS_PARTS,
  NAME_PARTS,
  type AddressPart,
  type ImportField,
} from '../../contract/imports/import-fields.js';
import type { ImportMapping, PayPeriod } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { amount, minorUnits } from '../../contract/money.js';
import { HOLDER_MAX, maskedIban } from '../../contract/payroll/bank-accounts.js';
import { fullName } from '../../contract/text/person-name.js';
import { isPhoneNumber } from '../../contract/text/phone-number.js';
import { DEPARTMENT_NAME_MAX } from '../../department/department.tables.js';
import { EMPLOYEE_ID_MAX, MANAGER_NAME_MAX } from '../../employee/employee.tables.js';
import { csvAmount } from '../../platform/http/csv.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { isBlank } from '../file/cell-text.js';
import { readPeriods } from '../file/period-reading.js';
import { CHOICES, isSimplified } from '../file/value-words.js';
import {
  RowReading,
  type Cell,
  type DateLimits,
  type ReadRow,
  type RowRefusal,
} from './row-reading.js';
import { readWork, type WorkValues } from './row-work.js';

/** Values are undefined without a mapped column (and a value for all rows) and null for a blank cell; a new person needs name, e-mail address and department. */
export interface EmployeeValues extends Partial<ContactDetails>, WorkValues {
  employeeId: string;
  name: string | null;
  email: string | null;
  dob?: CalendarDate | null;
  gender?: Gender | null;
  maritalStatus?: MaritalStatus | null;
  department: string | null;
  designation?: string | null;
  /** Monthly, in minor units. */
  salary?: number | null;
  /** Yearly, as the file has it, in minor units. */
  salaryWritten?: number;
  role?: Role;
  earlierEmployments?: EarlierPeriod[] | null;
  hireDate?: CalendarDate | null;
  leftOn?: CalendarDate | null;
  manager?: string | null;
  managerId?: string | null;
  approver?: string | null;
  approverId?: string | null;
  deputy?: string | null;
  deputyId?: string | null;
  iban?: string | null;
  accountHolder?: string | null;
}

const ADDRESS_LINES: AddressPart[][] = [
  ['street', 'houseNumber'],
  ['addressLine2'],
  ['postalCode', 'city'],
  ['region'],
  ['country'],
];

export function readEmployeeRow(
  cell: Cell,
  mapping: ImportMapping,
  today: CalendarDate,
  step = 1,
  choices = CHOICES,
): ReadRow<Partial<EmployeeValues>> {
  const row = new RowReading(cell, mapping, today, step, choices);
  return row.result<EmployeeValues>({
    employeeId: row.required('employeeId', row.text('employeeId', EMPLOYEE_ID_MAX)),
    name: readName(row, mapping),
    email: readAddress(row),
    dob: row.date('dob', { earliest: EARLIEST_BIRTH, latest: today }),
    gender: row.choice('gender') as Gender | null | undefined,
    maritalStatus: readMaritalStatus(row),
    department: row.name('department', DEPARTMENT_NAME_MAX),
    designation: row.text('designation', EMPLOYEE_FIELDS.designation.max),
    ...readSalary(row, mapping, step),
    role: (row.choice('role') ?? undefined) as Role | undefined,
    earlierEmployments: readEarlier(row, mapping, today),
    ...readEmployment(row, { earliest: EARLIEST_EMPLOYMENT, latest: latestFutureDate(today) }),
    manager: readPerson(row, 'manager', mapping),
    managerId: row.text('managerId', EMPLOYEE_ID_MAX),
    approver: readPerson(row, 'approver', mapping),
    approverId: row.text('approverId', EMPLOYEE_ID_MAX),
    deputy: readPerson(row, 'deputy', mapping),
    deputyId: row.text('deputyId', EMPLOYEE_ID_MAX),
    ...readWork(row, today),
    iban: readAccount(row),
    accountHolder: row.name('accountHolder', HOLDER_MAX),
    ...contactDetails((field) => readContact(row, field)),
    ...readAddressParts(row, mapping),
  });
}

function readAccount(row: RowReading): string | null | undefined {
  const written = row.written('iban');
  if (typeof written !== 'string') return written;
  if (isBlank(written)) return null;
  const iban = readIban(written);
  return typeof iban === 'string' && ibanRefusal('', iban) === undefined
    ? iban
    : row.refuse('iban', rowMessage('notIban'), maskedIban(written));
}

/** As on an envelope: street and number, what is added to them, postal code and city, region, country. */
function readAddressParts(
  row: RowReading,
  { columns }: ImportMapping,
): { address?: string | null } {
  if (ADDRESS_PARTS.every((part) => columns[part] === undefined)) return {};
  const written = (part: AddressPart) => {
    const text = row.written(part)?.trim() ?? '';
    return isBlank(text) ? '' : text;
  };
  const lines = ADDRESS_LINES.map((parts) => parts.map(written).filter(Boolean).join(' '));
  const address = lines.filter(Boolean).join('\n');
  if (address === '') return { address: null };
  const { max } = CONTACT_FIELDS.address;
  return { address: row.storable('street', address, max, true) };
}

function readEmployment(
  row: RowReading,
  limits: DateLimits,
): Pick<EmployeeValues, 'hireDate' | 'leftOn'> {
  const [hireDate, leftOn] = [row.date('hireDate', limits), row.date('leftOn', limits)];
  if (!hireDate || !leftOn || leftOn >= hireDate) return { hireDate, leftOn };
  row.refuse('leftOn', rowMessage('beforeHireDate', { hireDate: row.written('hireDate') ?? '' }));
  return { hireDate };
}

function readEarlier(
  row: RowReading,
  { dateOrder }: ImportMapping,
  today: CalendarDate,
): EarlierPeriod[] | null | undefined {
  const written = row.written('earlierEmployments');
  if (typeof written !== 'string') return written;
  if (isBlank(written)) return null;
  const periods = readPeriods(written, dateOrder ?? 'year-first', today);
  const isOld = periods?.some(({ hiredOn, leftOn }) => (hiredOn ?? leftOn) < EARLIEST_EMPLOYMENT);
  return periods === undefined || isOld
    ? row.refuse('earlierEmployments', rowMessage('notPeriods'))
    : periods;
}

/** The required fields that a new person lacks; of a known one, a blank cell changes nothing. */
export function lackingForNew(
  { name, email, department }: Partial<EmployeeValues>,
  { columns, emailPattern }: ImportMapping,
  cell: Cell,
): RowRefusal[] {
  const isEmpty = (field: 'firstName' | 'lastName') => !cell(columns[field] ?? '');
  const names: ImportField[] =
    columns.name === undefined ? (['firstName', 'lastName'] as const).filter(isEmpty) : ['name'];
  const lacking: (ImportField | false)[] = [
    ...(name === null ? names : []),
    email === null && emailPattern === null && 'email',
    department === null && 'department',
  ];
  return lacking
    .filter((field) => field !== false)
    .map((field) => ({ field, value: '', remark: rowMessage('required') }));
}

function readName(row: RowReading, mapping: ImportMapping): string | null | undefined {
  if (mapping.columns.name !== undefined) {
    const name = row.written('name');
    return typeof name === 'string'
      ? row.storable('name', fullName(name, mapping.nameOrder), NAME_MAX)
      : name;
  }
  if (!row.written('firstName') || !row.written('lastName')) return null;
  const parts = NAME_PARTS.map((part) => row.written(part) ?? '').filter((part) => !isBlank(part));
  return row.storable('lastName', fullName(parts.join(' '), 'as-written'), NAME_MAX);
}

function readAddress(row: RowReading): string | null | undefined {
  const written = row.written('email');
  if (typeof written !== 'string') return null;
  const email = row.storable('email', String(readEmail(written)), EMAIL_MAX);
  if (email === undefined || isEmail(email)) return email;
  return row.refuse('email', rowMessage('notEmail'));
}

/** Unlike the file's, a salary for all rows is a month's. */
function readSalary(
  row: RowReading,
  mapping: ImportMapping,
  step: number,
): Pick<EmployeeValues, 'salary' | 'salaryWritten'> {
  if (mapping.columns.salary === undefined) return { salary: minorUnits(mapping.constants.salary) };
  const salaryWritten = row.amount('salary');
  if (salaryWritten == null) return { salary: salaryWritten };
  const period = readPayPeriod(row, mapping);
  if (period === undefined) return {};
  if (period === null) {
    row.remark(
      rowMessage('payLeftOut', {
        written: row.written('salary') ?? '',
        period: row.written('payPeriod') ?? '',
      }),
    );
    return { salary: null };
  }
  const salary = monthlyPay(salaryWritten, period, step);
  if (period === 'month') return { salary };
  const twelveMonths = salary * MONTHS_A_YEAR;
  if (twelveMonths !== salaryWritten) {
    row.remark(
      rowMessage('yearlyRounded', {
        yearly: decimal(salaryWritten),
        monthly: decimal(salary),
        twelveMonths: decimal(twelveMonths),
      }),
    );
  }
  return { salary, salaryWritten };
}

/** In the row if a column says it there. Null if it is neither a month nor a year. */
function readPayPeriod(
  row: RowReading,
  { columns, payPeriod }: ImportMapping,
): PayPeriod | null | undefined {
  if (columns.payPeriod === undefined) return payPeriod ?? 'month';
  return row.written('payPeriod') === null
    ? row.refuse('payPeriod', rowMessage('required'))
    : (row.choice('payPeriod') as PayPeriod | null | undefined);
}

function decimal(minor: number): string {
  return csvAmount(amount(minor));
}

function readMaritalStatus(row: RowReading): MaritalStatus | null | undefined {
  const maritalStatus = row.choice('maritalStatus') as MaritalStatus | null | undefined;
  const written = row.written('maritalStatus');
  if (maritalStatus && written && isSimplified(written))
    row.remark(rowMessage('maritalStatusSimplified', { written, maritalStatus }));
  return maritalStatus;
}

/** Nobody is left out for a phone number. */
function readContact(row: RowReading, field: ContactField): string | null | undefined {
  const text = row.text(field, CONTACT_FIELDS[field].max, 'multiline' in CONTACT_FIELDS[field]);
  if (!text || !('format' in CONTACT_FIELDS[field]) || isPhoneNumber(text)) return text;
  row.remark(rowMessage('phoneLeftOut', { written: text }));
  return null;
}

function readPerson(
  row: RowReading,
  field: 'manager' | 'approver' | 'deputy',
  { nameOrder }: ImportMapping,
): string | null | undefined {
  const written = row.written(field);
  return typeof written === 'string'
    ? row.storable(field, fullName(written, nameOrder), MANAGER_NAME_MAX)
    : written;
}

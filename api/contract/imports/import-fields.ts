import {
  COMPLETABLE_FIELDS,
  contactDetails,
  EMPLOYEE_FIELDS,
  type EmployeeField,
} from '../employee/employee-fields.js';
import { leaveTypeOfField, type TypeBalanceField } from '../leave/type-balance-field.js';

export const IMPORT_KINDS = ['employees', 'jobs', 'salaries', 'leaves', 'balances'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** 'amount' is money, 'balance' is days or hours of leave, as the leave type counts. */
export type ImportFieldKind = 'text' | 'date' | 'amount' | 'choice' | 'balance';

export interface ImportFieldDefinition {
  kind: ImportFieldKind;
  label: string;
  required?: true;
}

function importField<Field extends EmployeeField>(
  field: Field,
): ImportFieldDefinition & Pick<(typeof EMPLOYEE_FIELDS)[Field], 'kind'> {
  const { kind, label, required }: { kind: ImportFieldKind; label: string; required?: true } =
    EMPLOYEE_FIELDS[field];
  return { kind, label, ...(required && { required }) };
}

/** Rows of all kinds but employees are about somebody, who is found by one of these. */
export const PERSON_FIELDS = {
  employeeId: { kind: 'text', label: 'Employee ID' },
  email: { kind: 'text', label: 'Email Address' },
  name: { kind: 'text', label: 'Full Name' },
} as const;

/** The currency of the amounts in each row. Nothing is converted: another one than the company's is asked about. */
const CURRENCY_FIELD = { kind: 'text', label: 'Currency' } as const;

const SALARY_FIELDS = {
  ...PERSON_FIELDS,
  payDate: { kind: 'date', label: 'Pay Date', required: true },
  basicSalary: { kind: 'amount', label: 'Basic Salary', required: true },
  allowances: { kind: 'amount', label: 'Allowances' },
  deductions: { kind: 'amount', label: 'Deductions' },
  netSalary: { kind: 'amount', label: 'Net Salary' },
  currency: CURRENCY_FIELD,
  void: { kind: 'text', label: 'Void' },
} as const;

const LEAVE_FIELDS = {
  ...PERSON_FIELDS,
  leaveType: { kind: 'choice', label: 'Leave Type', required: true },
  startDate: { kind: 'date', label: 'Start Date', required: true },
  endDate: { kind: 'date', label: 'End Date', required: true },
  reason: { kind: 'text', label: 'Reason' },
  status: { kind: 'choice', label: 'Status' },
  note: { kind: 'text', label: 'Note' },
  createdAt: { kind: 'date', label: 'Applied Date' },
} as const;

/** From which day a balance counts, and the last day on which it can be used. */
const BALANCE_DATES = {
  countsFrom: { kind: 'date', label: 'Balance As Of' },
  useBy: { kind: 'date', label: 'Use By' },
} as const;

const BALANCE_FIELDS = {
  ...PERSON_FIELDS,
  leaveType: { kind: 'choice', label: 'Leave Type' },
  balance: { kind: 'balance', label: 'Balance' },
  ...BALANCE_DATES,
} as const;

/** Facts of somebody's work. In a file of employees they hold from the hire date, of people who are known from today. */
const WORK_FIELDS = {
  employmentType: { kind: 'choice', label: 'Employment Type' },
  location: { kind: 'text', label: 'Location' },
  contractEnd: { kind: 'date', label: 'Contract End' },
  probationEnd: { kind: 'date', label: 'Probation End' },
  /** Weekly hours or a percentage, for each of which a work pattern is chosen. */
  pattern: { kind: 'choice', label: 'Working Time' },
} as const;

/** Others in a row, by name or address, or by their employee ID. */
const MANAGER_FIELDS = {
  manager: { kind: 'text', label: 'Manager' },
  managerId: { kind: 'text', label: 'Manager ID' },
  approver: { kind: 'text', label: 'Approver' },
  approverId: { kind: 'text', label: 'Approver ID' },
} as const;

/** Each row says what holds from a day on; a blank cell says nothing of its field. */
const JOB_FIELDS = {
  ...PERSON_FIELDS,
  from: { kind: 'date', label: 'From', required: true },
  department: { kind: 'text', label: 'Department' },
  designation: importField('designation'),
  ...MANAGER_FIELDS,
  ...WORK_FIELDS,
  reason: { kind: 'text', label: 'Reason' },
  /** In our own export: whether the row counts. */
  inForce: { kind: 'text', label: 'In Force' },
} as const;

/** Parts of an address, in the order in which they are joined. */
export const ADDRESS_PARTS = [
  'street',
  'houseNumber',
  'addressLine2',
  'postalCode',
  'city',
  'region',
  'country',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** In the order of the mapping screen. Columns of a file without a field here are ignored. */
export const IMPORT_FIELDS = {
  employees: {
    name: { kind: 'text', label: 'Full Name' },
    firstName: { kind: 'text', label: 'First Name' },
    middleName: { kind: 'text', label: 'Middle Name' },
    lastName: { kind: 'text', label: 'Last Name' },
    secondLastName: { kind: 'text', label: 'Second Last Name' },
    employeeId: importField('employeeId'),
    email: { kind: 'text', label: 'Email Address' },
    dob: importField('dob'),
    gender: importField('gender'),
    maritalStatus: importField('maritalStatus'),
    department: { kind: 'text', label: 'Department', required: true },
    designation: importField('designation'),
    salary: importField('salary'),
    payPeriod: { kind: 'choice', label: 'Pay Period' },
    currency: CURRENCY_FIELD,
    role: { kind: 'choice', label: 'Role' },
    earlierEmployments: { kind: 'text', label: 'Earlier Employments' },
    hireDate: importField('hireDate'),
    leftOn: importField('leftOn'),
    ...WORK_FIELDS,
    ...MANAGER_FIELDS,
    deputy: { kind: 'text', label: 'Deputy' },
    deputyId: { kind: 'text', label: 'Deputy ID' },
    ...contactDetails(importField),
    street: { kind: 'text', label: 'Street' },
    houseNumber: { kind: 'text', label: 'House Number' },
    addressLine2: { kind: 'text', label: 'Address Line 2' },
    postalCode: { kind: 'text', label: 'Postal Code' },
    city: { kind: 'text', label: 'City' },
    region: { kind: 'text', label: 'Region' },
    country: { kind: 'text', label: 'Country' },
    iban: { kind: 'text', label: 'IBAN' },
    accountHolder: { kind: 'text', label: 'Account Holder' },
    ...BALANCE_DATES,
  },
  jobs: JOB_FIELDS,
  salaries: SALARY_FIELDS,
  leaves: LEAVE_FIELDS,
  balances: BALANCE_FIELDS,
} as const satisfies Record<ImportKind, Record<string, ImportFieldDefinition>>;

/** Kinds whose files may have a column with the balance of one leave type. */
const WITH_TYPE_BALANCES: readonly ImportKind[] = ['employees', 'balances'];

/** Undefined for what is no field of this kind. */
export function importFieldOf(kind: ImportKind, field: string): ImportFieldDefinition | undefined {
  if (Object.hasOwn(IMPORT_FIELDS[kind], field))
    return (IMPORT_FIELDS[kind] as Record<string, ImportFieldDefinition>)[field];
  const leaveType = WITH_TYPE_BALANCES.includes(kind) ? leaveTypeOfField(field) : undefined;
  return leaveType === undefined ? undefined : { kind: 'balance', label: leaveType };
}

/** Fields that can take one value for all rows. Without column and value, details of employees stay unknown. */
export const CONSTANT_FIELDS = {
  employees: ['department', ...COMPLETABLE_FIELDS, 'countsFrom', 'useBy'],
  jobs: [],
  salaries: [],
  leaves: [],
  balances: ['leaveType', 'countsFrom', 'useBy'],
} as const satisfies Record<ImportKind, ImportField[]>;

/**
 * In `values`, a gender or marital status that the file does not know either; a pay period that is neither a month nor a year, so that pay is not imported; an
 * employment type or working time that is not imported.
 */
export const UNKNOWN_CHOICE = 'unknown';
const MAYBE_UNKNOWN: readonly string[] = [
  'gender',
  'maritalStatus',
  'payPeriod',
  'employmentType',
  'pattern',
];

export function mayBeUnknown(field: string): boolean {
  return MAYBE_UNKNOWN.includes(field);
}

/** In the order in which they make a full name; first and last name are required of them. */
export const NAME_PARTS = ['firstName', 'middleName', 'lastName', 'secondLastName'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

export type ImportField =
  | EmployeeField
  | 'name'
  | NamePart
  | 'email'
  | 'department'
  | 'payPeriod'
  | 'role'
  | 'earlierEmployments'
  | 'deputy'
  | 'deputyId'
  | AddressPart
  | 'iban'
  | 'accountHolder'
  | keyof typeof JOB_FIELDS
  | keyof typeof SALARY_FIELDS
  | keyof typeof LEAVE_FIELDS
  | keyof typeof BALANCE_FIELDS
  | TypeBalanceField;

import type { CalendarDate } from '../calendar-date.js';
import {
  COMPLETABLE_FIELDS,
  contactDetails,
  EMPLOYEE_FIELDS,
  type EmployeeField,
} from '../employee/employee-fields.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type { Role } from '../auth/roles.js';
import { leaveTypeOfField, type TypeBalanceField } from '../leave/type-balance-field.js';

export const IMPORT_KINDS = ['employees', 'salaries', 'leaves', 'balances'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A failed or cancelled step returns the import to its previous state. */
export const IMPORT_STATES = [
  'Reading',
  'Uploaded',
  'Checking',
  'Checked',
  'Applying',
  'Applied',
  'Undoing',
  'Undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A repeated row says nothing that another row of the file does not say. */
export const ROW_RESULTS = ['refused', 'changed', 'new', 'repeated', 'unchanged'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** Each step counts its own progress. */
export const IMPORT_STEPS = [
  'checking',
  'departments',
  'people',
  'records',
  'audit',
  'undoing',
] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const DATE_ORDERS = ['year-first', 'month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const PAY_PERIODS = ['year', 'month'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** The pay date of a record whose row names only a month. */
export const PAY_DAYS = ['month-end'] as const;
export type PayDay = (typeof PAY_DAYS)[number];

/** Balances in a file are what is left, all included, or carried over, so that the year's entitlement comes on top. */
export const BALANCE_MEANINGS = ['included', 'on-top'] as const;
export type BalanceMeaning = (typeof BALANCE_MEANINGS)[number];

export const NAME_ORDERS = ['last-first', 'as-written'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

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
  countsFrom: { kind: 'date', label: 'Counts From' },
  useBy: { kind: 'date', label: 'Use By' },
} as const;

const BALANCE_FIELDS = {
  ...PERSON_FIELDS,
  leaveType: { kind: 'choice', label: 'Leave Type' },
  balance: { kind: 'balance', label: 'Balance' },
  ...BALANCE_DATES,
} as const;

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
    manager: { kind: 'text', label: 'Manager' },
    managerId: { kind: 'text', label: 'Manager ID' },
    approver: { kind: 'text', label: 'Approver' },
    approverId: { kind: 'text', label: 'Approver ID' },
    deputy: { kind: 'text', label: 'Deputy' },
    deputyId: { kind: 'text', label: 'Deputy ID' },
    ...contactDetails(importField),
    ...BALANCE_DATES,
  },
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
  salaries: [],
  leaves: [],
  balances: ['leaveType', 'countsFrom', 'useBy'],
} as const satisfies Record<ImportKind, ImportField[]>;

/** In `values`, a gender or marital status that the file does not know either, or a pay period that is neither a month nor a year: that pay is not imported. */
export const UNKNOWN_CHOICE = 'unknown';
const MAYBE_UNKNOWN: readonly string[] = ['gender', 'maritalStatus', 'payPeriod'];

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
  | 'manager'
  | 'managerId'
  | 'earlierEmployments'
  | 'approver'
  | 'approverId'
  | 'deputy'
  | 'deputyId'
  | keyof typeof SALARY_FIELDS
  | keyof typeof LEAVE_FIELDS
  | keyof typeof BALANCE_FIELDS
  | TypeBalanceField;

/** How a file is read; null means that the user has not chosen yet. */
export interface ImportMapping {
  /** Field to column heading. A name is either `name`, or its parts; balances are either `balance`, or one 'balance:Annual Leave' for each leave type. */
  columns: { [field in ImportField]?: string };
  /** Null if every order reads the same dates, and while they are ambiguous and the user has not chosen. */
  dateOrder: DateOrder | null;
  decimalSign: DecimalSign | null;
  /**
   * The company's currency, if the file shows another one and its numbers are to be stored all the same; null if it shows none, and until the user
   * has chosen.
   */
  currency: string | null;
  /** The period of employees' salaries, unless a column says it in each row; the import divides yearly pay by twelve. */
  payPeriod: PayPeriod | null;
  /** If some pay dates are months, such as '2023-10': 'month-end' takes the last day of each. */
  payDay: PayDay | null;
  /** Needed before balances are imported to which the policy has already granted something in the same year: see `balanceQuestion`. */
  balanceMeaning: BalanceMeaning | null;
  nameOrder: NameOrder;
  /** For choice fields: each trimmed value of the file to the stored value; null until the user chooses. */
  values: { [field in ImportField]?: { [written: string]: string | null } };
  /** Makes the e-mail address of rows without one, such as '{first}.{last}@company.example'; also takes {id}. Null in a proposal: the user gives the domain. */
  emailPattern: string | null;
  /** For fields without a column: the value of all rows as it is stored, such as 'female' or '1990-05-17'; of the salary, the monthly amount. */
  constants: { [field in ImportField]?: string };
  /** For rows without a role. */
  role: Role;
}

export interface ImportColumn {
  heading: string;
  /** The first distinct values. */
  samples: string[];
  /** Number of cells that are not blank; in date and amount columns, 'N/A' and the like count as blank. */
  filled: number;
  /** Distinct values with their counts, most frequent first; null when there are too many. */
  values: { value: string; count: number }[] | null;
  /** For columns that look like dates: per order, the number of valid dates, and a value that is not valid. */
  dates: { [order in DateOrder]: { exist: number; wrong: string | null } } | null;
  /** A cell that names a month without a day, such as 'Oct 2023'; null if there is none. */
  month: string | null;
  /** For columns that look like amounts: per decimal sign, the number of valid amounts, and a value that is not valid. */
  amounts: { [sign in DecimalSign]: { exist: number; wrong: string | null } } | null;
  /** Signs and codes of currencies in its heading and beside its amounts. */
  currencies: string[];
}

export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  repeated: number;
  refused: number;
}

export interface ImportedOpenings {
  leaveType: string;
  unit: LeaveUnit;
  people: number;
  amount: number;
}

/** Balances to which the entitlement of the same year would be added; the import asks what they mean. Amounts in days or minutes. */
export interface BalanceQuestion {
  /** How many balances of the file. */
  count: number;
  /** The first one. */
  example: {
    name: string;
    leaveType: string;
    unit: LeaveUnit;
    day: CalendarDate;
    written: number;
    granted: number;
    /** The balance of that day if the number comes on top. */
    onTop: number;
  };
}

export interface ImportRecord {
  _id: string;
  kind: ImportKind;
  /** Name of the changeset; the file name by default. */
  name: string;
  fileName: string;
  bytes: number;
  rows: number;
  columns: number;
  /** 'XLSX' for the first sheet of a workbook. */
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'XLSX';
  separator: ',' | ';' | '\t';
  /** Row of the headings in the file; 0 if there are none. */
  headingsRow: number;
  /** Rows above the headings, blank ones not counted. They are not read. */
  rowsAbove: number;
  state: ImportState;
  /** The mapping of the last check. */
  mapping: ImportMapping | null;
  counts: ImportCounts | null;
  /** Rows with warnings that are not refused; the filter `warned` finds them. */
  warned: number | null;
  /** Notes of the check on rows that are not refused, for example 'managerAsText', with the number of rows. */
  remarks: { key: string; count: number }[];
  /** Signs of other currencies in the mapped amounts, whose numbers are stored as the company's. */
  foreignCurrencies: string[];
  /** Names of the departments that the import creates or created. */
  departments: string[];
  /** The opening balances of each leave type, in days or minutes: by the check, and once applied. */
  openings: ImportedOpenings[];
  /** Null if no balance of the file can be meant in two ways. Without `mapping.balanceMeaning`, such a file is not applied. */
  balanceQuestion: BalanceQuestion | null;
  /** Null unless a step is running. `leftMs` is an estimate, null at first. */
  progress: { step: ImportStep; done: number; total: number; leftMs: number | null } | null;
  /** The reason why the last step failed, as a sentence to show. */
  fault: string | null;
  /** `fault` as key and values, for clients that translate. */
  faultRefusal: RefusalRecord | null;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  appliedBy: string | null;
  appliedAt: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
  /** Once employees are applied, new accounts without a password: `waiting` of active people, `invited` among these, `left` of people who left. */
  invitations: { waiting: number; invited: number; left: number } | null;
  /** Once applied: number of its records that were changed or used since; undo needs 0. Null in a list if the import is large. */
  changedSince: number | null;
}

export type ImportCell = string | number | null;

/** In the record of a row, what a person will have on the day from which the balance in a field counts. */
export function afterField(field: string): string {
  return `after:${field}`;
}

export interface ImportRowRecord {
  /** Same as `row`. */
  _id: number;
  /** Row number in the file, as a spreadsheet counts them. */
  row: number;
  result: RowResult;
  /**
   * Values to be stored, by field: amounts are numbers, unreadable values null. `salaryWritten` is a yearly pay as given in the file. Balances are those
   * of the file, and `after:balance` is what the person will have on that day.
   */
  record: { [field: string]: ImportCell };
  faults: { field: string; label: string; value: string; text: string; remark: RowMessageRecord }[];
  /** For changed rows; `before` and `after` as in `record`. */
  changes: { field: string; label: string; before: ImportCell; after: ImportCell }[];
  /** Warnings that do not refuse the row. */
  notes: string[];
  /** The `notes` as keys and values, in the same order. */
  noteRemarks: RowMessageRecord[];
}

/** A message about a row as key and values, for clients that translate. */
export interface RowMessageRecord {
  /** Stable key of the sentence. */
  key: string;
  /** Values in the sentence: calendar dates as 'YYYY-MM-DD', amounts with two decimals, `fields` as names of fields with commas. */
  parameters: { [name: string]: string | number };
}

export interface SavedMappingRecord {
  _id: string;
  kind: ImportKind;
  name: string;
  mapping: ImportMapping;
  savedBy: string;
  createdAt: string;
}

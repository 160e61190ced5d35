import type { Role } from './roles.js';

/** What a file can bring in. */
export const IMPORT_KINDS = ['employees', 'salaries', 'leaves'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** 'Reading' to 'Uploaded' within the upload; then check, apply, undo. What fails or is cancelled goes back to the state before. */
export const IMPORT_STATES = ['Reading', 'Uploaded', 'Checking', 'Checked', 'Applying', 'Applied', 'Undoing', 'Undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_RESULTS = ['refused', 'changed', 'new', 'unchanged'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** What a running import is doing; each step counts its own rows. */
export const IMPORT_STEPS = ['checking', 'departments', 'people', 'records', 'audit', 'undoing'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const DATE_ORDERS = ['year-first', 'month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const PAY_PERIODS = ['year', 'month'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

export const NAME_ORDERS = ['last-first', 'as-written'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

export type ImportFieldKind = 'text' | 'date' | 'amount' | 'choice';

export interface ImportFieldDefinition {
  kind: ImportFieldKind;
  /** As on the screens. */
  label: string;
  required?: true;
}

/** The fields of each kind of import, in the order of their screens. Other columns of a file are left out. */
export const IMPORT_FIELDS = {
  employees: {
    name: { kind: 'text', label: 'Full Name' },
    firstName: { kind: 'text', label: 'First Name' },
    lastName: { kind: 'text', label: 'Last Name' },
    employeeId: { kind: 'text', label: 'Employee ID', required: true },
    email: { kind: 'text', label: 'Email Address' },
    dob: { kind: 'date', label: 'Date of Birth', required: true },
    gender: { kind: 'choice', label: 'Gender', required: true },
    maritalStatus: { kind: 'choice', label: 'Marital Status', required: true },
    department: { kind: 'text', label: 'Department', required: true },
    designation: { kind: 'text', label: 'Designation', required: true },
    salary: { kind: 'amount', label: 'Salary', required: true },
    role: { kind: 'choice', label: 'Role' },
    hireDate: { kind: 'date', label: 'Hire Date' },
    leftOn: { kind: 'date', label: 'Left on' },
    manager: { kind: 'text', label: 'Manager' },
    managerId: { kind: 'text', label: 'Manager ID' },
    phone: { kind: 'text', label: 'Phone' },
    address: { kind: 'text', label: 'Address' },
    emergencyContact: { kind: 'text', label: 'Emergency Contact' },
  },
  salaries: {
    employeeId: { kind: 'text', label: 'Employee ID', required: true },
    payDate: { kind: 'date', label: 'Pay Date', required: true },
    basicSalary: { kind: 'amount', label: 'Basic Salary', required: true },
    allowances: { kind: 'amount', label: 'Allowances' },
    deductions: { kind: 'amount', label: 'Deductions' },
    netSalary: { kind: 'amount', label: 'Net Salary' },
    void: { kind: 'text', label: 'Void' },
  },
  leaves: {
    employeeId: { kind: 'text', label: 'Employee ID', required: true },
    leaveType: { kind: 'choice', label: 'Leave Type', required: true },
    startDate: { kind: 'date', label: 'Start Date', required: true },
    endDate: { kind: 'date', label: 'End Date', required: true },
    reason: { kind: 'text', label: 'Reason' },
    status: { kind: 'choice', label: 'Status' },
    note: { kind: 'text', label: 'Note' },
    createdAt: { kind: 'date', label: 'Applied Date' },
  },
} as const satisfies Record<ImportKind, Record<string, ImportFieldDefinition>>;

export type ImportField = keyof (typeof IMPORT_FIELDS)['employees'] | keyof (typeof IMPORT_FIELDS)['salaries'] | keyof (typeof IMPORT_FIELDS)['leaves'];

/** How a file is read. What is null must still be answered by a person. */
export interface ImportMapping {
  /** Field to the heading of its column; names are one column or two. */
  columns: { [field in ImportField]?: string };
  /** Null when the file's dates can be read in several ways and nobody said which. */
  dateOrder: DateOrder | null;
  decimalSign: DecimalSign | null;
  /** Of employees' salaries; yearly pay is divided by twelve. */
  payPeriod: PayPeriod | null;
  nameOrder: NameOrder;
  /** Of a choice field: each value as it stands in the file (trimmed) to ours; null is still to be answered. */
  values: { [field in ImportField]?: { [written: string]: string | null } };
  /** For people without an address: '{first}.{last}@company.example'; also {id}. */
  emailPattern: string | null;
  /** Of people whose file says none. */
  role: Role;
}

export interface ImportColumn {
  heading: string;
  /** The first different values. */
  samples: string[];
  /** Cells that are not blank; among dates and amounts, nor a word for nothing such as 'N/A'. */
  filled: number;
  /** Each different value with its count, most frequent first; null when there are too many to choose from. */
  values: { value: string; count: number }[] | null;
  /** For columns that look like dates: how many exist in each order, and one that does not. */
  dates: { [order in DateOrder]: { exist: number; wrong: string | null } } | null;
  /** For columns that look like amounts: how many can be read with each decimal sign, and one that cannot. */
  amounts: { [sign in DecimalSign]: { exist: number; wrong: string | null } } | null;
}

export interface ImportCounts {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportRecord {
  _id: string;
  kind: ImportKind;
  /** Of the changeset; the file's name unless somebody called it otherwise. */
  name: string;
  fileName: string;
  bytes: number;
  rows: number;
  columns: number;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
  separator: ',' | ';' | '\t';
  state: ImportState;
  /** As it was checked last. */
  mapping: ImportMapping | null;
  counts: ImportCounts | null;
  /** Names of departments that it makes, or made. */
  departments: string[];
  /** While something runs. `leftMs` is a guess, null at first. */
  progress: { step: ImportStep; done: number; total: number; leftMs: number | null } | null;
  /** Why what ran last came to nothing; a sentence for a person. */
  fault: string | null;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  appliedBy: string | null;
  appliedAt: string | null;
  undoneBy: string | null;
  undoneAt: string | null;
  /** Once applied, of employees: who cannot sign in yet (active, without a password), and of them who was invited. */
  invitations: { waiting: number; invited: number; left: number } | null;
  /** Once applied: how many of its records were changed, paid or used since; it can be undone while there is none. Null in a list where it is large. */
  changedSince: number | null;
}

export type ImportCell = string | number | null;

export interface ImportRowRecord {
  /** Same as `row`. */
  _id: number;
  /** Line of the table in the file; the headings are row 1. */
  row: number;
  result: RowResult;
  /** As it would be stored, by field; amounts are numbers, what could not be read is null. `salaryWritten` is the pay as the file has it. */
  record: { [field: string]: ImportCell };
  faults: { field: string; label: string; value: string; text: string }[];
  /** Of a changed row. `before` and `after` as in `record`. */
  changes: { field: string; label: string; before: ImportCell; after: ImportCell }[];
  /** Remarks that refuse nothing. */
  notes: string[];
}

export interface SavedMappingRecord {
  _id: string;
  kind: ImportKind;
  name: string;
  mapping: ImportMapping;
  createdAt: string;
}


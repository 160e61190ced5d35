import type { CalendarDate } from '../calendar-date.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type { ImportKind } from './import-fields.js';
import type { DateOrder, DecimalSign, ImportMapping } from './import-mapping.js';

export const IMPORT_BYTES_MAX = 20 * 1024 * 1024;

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
  /** Named like the first day of a contract, which need not be the day of hiring. */
  contractStart?: true;
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

import type { FileOpening } from '../file-opening.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type { PayComponentRecord } from './pay-components.js';

/** A file of amounts from a payroll office. */
export const PAYMENT_FILE_BYTES_MAX = 5 * 1024 * 1024;
export const PAYMENT_ROWS_MAX = 10_000;

/** People are found by employee ID, else by email address. `component` has the name of a component or its wage code, as has `wageCode`, which counts where both are filled in. */
export const PAYMENT_FIELDS = [
  'employeeId',
  'email',
  'component',
  'wageCode',
  'amount',
  'hours',
  'hourly',
  'note',
] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/** The headings of the columns that are read. */
export type PaymentMapping = { [field in PaymentField]?: string };

export interface PaymentRemark {
  /** As a spreadsheet counts them. */
  row: number;
  field: PaymentField;
  /** As written in the file, shortened. */
  value: string;
  reason: RefusalRecord;
}

export interface PaymentRowRecord {
  row: number;
  employee: { _id: string; employeeId: string; name: string };
  component: Pick<PayComponentRecord, '_id' | 'name' | 'kind'>;
  amount: number | null;
  hours: number | null;
  hourly: number | null;
  note: string | null;
}

export interface PaymentFileRecord {
  /** Null for a check, which stores nothing. */
  _id: string | null;
  opening: FileOpening;
  headings: string[];
  /** The first value beneath each heading. */
  samples: string[];
  mapping: PaymentMapping;
  /** The columns are those of the last imported file with the same headings. */
  saved: { savedBy: string; createdAt: string } | null;
  /** Fields without which no row can be read, and for which no column is known. Nothing else is checked until they have one. */
  missing: PaymentField[];
  rows: number;
  /** Rows that become a single payment. */
  payments: number;
  /** The first hundred of them, of the refused rows and of the warnings. Those with a warning come first. */
  preview: PaymentRowRecord[];
  refusedRows: number;
  refused: PaymentRemark[];
  warnings: PaymentRemark[];
}

/** A file whose payments are in a run. */
export interface RunImportRecord {
  _id: string;
  /** Null if it is not known. */
  fileName: string | null;
  payments: number;
  by: { name: string };
  at: string;
}

import type { EntityManager } from 'typeorm';
import type { ImportField } from '../contract/imports/import-fields.js';
import type {
  BalanceQuestion,
  ImportCell,
  ImportColumn,
  ImportRecord,
  RowResult,
  ImportStep,
} from '../contract/imports/imports.js';
import { INFORMATIONAL_MESSAGES, type RowMessage } from '../contract/imports/row-messages.js';
import type { JobRun } from '../platform/jobs/job-run.js';
import type { RowRefusal } from './check/row-reading.js';
import type { TableRow } from './file/table-headings.js';
import type { StoredImport } from './import.tables.js';

export type ImportRun = JobRun<ImportStep>;

export type RawRow = TableRow;

export type ReadRows = (rows: number[]) => Promise<RawRow[]>;

export type ShownRecord = { [field: string]: ImportCell };

export interface CheckedRow {
  row: number;
  result: RowResult;
  /** Whom it is about: somebody who works here, or whom the file adds. */
  employeeId: string | null;
  record: ShownRecord;
  faults: RowRefusal[];
  changes: { field: ImportField; before: ImportCell; after: ImportCell }[];
  notes: RowMessage[];
}

/** A row with a warning is imported. */
export function isWarned({ notes }: CheckedRow): boolean {
  return notes.some(({ key }) => !INFORMATIONAL_MESSAGES.includes(key));
}

export interface Checker {
  /** A first pass over the whole file, because rows refer to each other. */
  prepare(batches: AsyncIterable<RawRow[]>): Promise<void>;
  check(rows: RawRow[]): Promise<CheckedRow[]>;
  /** Stages the batch that was checked last. */
  stage(manager: EntityManager): Promise<void>;
  /** Called after the last row; returns the departments to create. */
  finish?(manager: EntityManager): Promise<NewDepartment[]>;
  /** The questions to answer before the file is applied, once all rows are checked. */
  readonly balanceQuestion?: BalanceQuestion | null;
}

export interface NewDepartment {
  id: string;
  name: string;
}

/** Applying and undoing run in the caller's unit of work. */
export interface ImportWriter {
  /** Locks the affected records until commit, before they are compared with the staged rows. */
  lockRecords?(manager: EntityManager, stored: StoredImport): Promise<void>;
  apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void>;
  undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void>;
  /** Number of records changed or used since the import was applied. */
  changedSince(stored: StoredImport): Promise<number>;
  discard(manager: EntityManager, importId: string): Promise<void>;
}

export interface ImportHandler {
  checker(stored: StoredImport, readRows: ReadRows): Checker | Promise<Checker>;
  readonly writer: ImportWriter;
  /** People whom an applied import added, and who still need a password. */
  invitations?(stored: StoredImport): Promise<NonNullable<ImportRecord['invitations']>>;
}

export type CellsOf = (row: RawRow) => (heading: string) => string;

export function cellsOf(stored: Pick<StoredImport, 'columnsRead'>): CellsOf {
  const columns = JSON.parse(stored.columnsRead ?? '[]') as ImportColumn[];
  const columnIndexes = new Map(columns.map(({ heading }, index) => [heading, index]));
  return ({ cells }) =>
    (heading) =>
      cells[columnIndexes.get(heading) ?? -1] ?? '';
}

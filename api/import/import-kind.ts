import type { EntityManager } from 'typeorm';
import type { ImportCell, ImportColumn, ImportField, ImportKind, RowResult } from '../contract/imports.js';
import type { ImportJob } from './import-job.entity.js';
import type { ImportRun } from './import-run.js';
import type { RowFault } from './check/row-reading.js';

/** A row as it stands in the file. */
export interface RawRow {
  row: number;
  cells: string[];
  /** It has more cells than there are headings. */
  extra: boolean;
}

export type ShownRecord = { [field: string]: ImportCell };

/** What a row would come to. */
export interface CheckedRow {
  row: number;
  result: RowResult;
  record: ShownRecord;
  faults: RowFault[];
  changes: { field: ImportField; before: ImportCell; after: ImportCell }[];
  notes: string[];
}

/** Checks the rows of one import, batch by batch, in the order of the file. */
export interface Checker {
  /** Looks at the whole file first, where rows refer to rows further down. */
  prepare?(batches: AsyncIterable<RawRow[]>): Promise<void>;
  check(rows: RawRow[]): Promise<CheckedRow[]>;
  /** Stages what the rows checked last would store. */
  stage(manager: EntityManager): Promise<void>;
  /** After the last row. Departments that would be made, by name. */
  finish(manager: EntityManager): Promise<NewDepartment[]>;
}

export interface NewDepartment {
  id: string;
  name: string;
}

/** One of the things that a file can bring in. Applying and undoing are part of the unit of work that is open. */
export interface KindOfImport {
  readonly kind: ImportKind;
  checker(job: ImportJob): Checker;
  /** Keeps others from changing what the file is about until the unit ends; what they have changed before is seen then. */
  hold?(manager: EntityManager, job: ImportJob): Promise<void>;
  apply(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void>;
  undo(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void>;
  /** How many of its records were changed or used since it was applied. */
  changedSince(job: ImportJob): Promise<number>;
  /** Removes what was staged. */
  discard(manager: EntityManager, importId: string): Promise<void>;
}

/** The cells of a row by heading. */
export type CellsOf = (row: RawRow) => (heading: string) => string;

export function cellsOf(job: ImportJob): CellsOf {
  const columns = JSON.parse(job.columnsRead ?? '[]') as ImportColumn[];
  const places = new Map(columns.map(({ heading }, index) => [heading, index]));
  return ({ cells }) => (heading) => cells[places.get(heading) ?? -1] ?? '';
}

import { Entity } from 'typeorm';
import type { ImportKind, ImportRecord, ImportState, ImportStep } from '../contract/imports.js';
import { CountColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const IMPORT_NAME_MAX = 200;

@Entity('import_job')
export class ImportJob {
  @IdColumn()
  id: string;

  @TextColumn(20)
  kind: ImportKind;

  @TextColumn(IMPORT_NAME_MAX)
  name: string;

  @TextColumn(IMPORT_NAME_MAX)
  fileName: string;

  @CountColumn()
  bytes: number;

  @CountColumn()
  rowCount: number;

  @CountColumn()
  columnCount: number;

  @TextColumn(20)
  encoding: ImportRecord['encoding'];

  @TextColumn(1)
  separatorSign: ImportRecord['separator'];

  @TextColumn(20)
  state: ImportState;

  @LongTextColumn(true)
  columnsRead: string | null;

  @LongTextColumn(true)
  proposal: string | null;

  @LongTextColumn(true)
  mapping: string | null;

  /** The company's at the time of the check, in which the amounts were read. */
  @TextColumn(3, true)
  currency: string | null;

  @CountColumn(true)
  newRows: number | null;

  @CountColumn(true)
  changedRows: number | null;

  @CountColumn(true)
  unchangedRows: number | null;

  @CountColumn(true)
  repeatedRows: number | null;

  @CountColumn(true)
  refusedRows: number | null;

  @CountColumn(true)
  warnedRows: number | null;

  /** JSON: how many rows have which remark. */
  @LongTextColumn(true)
  remarks: string | null;

  /** JSON: ids and names of the departments to create. */
  @LongTextColumn(true)
  departments: string | null;

  /** JSON of a refusal, so the keys of imports stay. */
  @TextColumn(500, true)
  fault: string | null;

  @ReferenceColumn(true)
  createdBy: string | null;

  @TextColumn(100)
  createdByName: string;

  @InstantColumn()
  createdAt: number;

  /** Start of the current or last step. */
  @InstantColumn(true)
  startedAt: number | null;

  /** That began this step; null for the command line. */
  @ReferenceColumn(true)
  sessionId: string | null;

  @ReferenceColumn(true)
  checkedBy: string | null;

  @TextColumn(100, true)
  checkedByName: string | null;

  /** JSON: whose stored pay the last check compared, as `ComparedPay` writes it. */
  @LongTextColumn(true)
  comparedPay: string | null;

  @ReferenceColumn(true)
  appliedBy: string | null;

  @TextColumn(100, true)
  appliedByName: string | null;

  @InstantColumn(true)
  appliedAt: number | null;

  @ReferenceColumn(true)
  undoneBy: string | null;

  @TextColumn(100, true)
  undoneByName: string | null;

  @InstantColumn(true)
  undoneAt: number | null;

  @TextColumn(64, true)
  requestId: string | null;

  @ReferenceColumn(true)
  runner: string | null;

  @InstantColumn(true)
  leaseExpiresAt: number | null;

  @CountColumn()
  attempts: number;

  @TextColumn(20, true)
  step: ImportStep | null;

  @CountColumn(true)
  rowsDone: number | null;

  @CountColumn(true)
  rowsTotal: number | null;

  @InstantColumn(true)
  cancelAt: number | null;
}

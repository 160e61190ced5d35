import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FileRow } from '../contract/file-opening.js';
import { ROW_RESULTS } from '../contract/imports/imports.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { tableRow } from './file/table-headings.js';
import { isWarned, type CheckedRow, type RawRow } from './import-handler.js';
import type { IMPORT_ROW, StoredImport } from './import.tables.js';

export const BATCH_SIZE = 400;
/** Characters; MariaDB accepts packets of 16 MB by default. */
const MAX_STATEMENT_LENGTH = 4_000_000;

type RowOfFile = StoredRow<typeof IMPORT_ROW>;
type Table = Pick<StoredImport, 'id' | 'headingsRow' | 'columnCount'>;

@Injectable()
export class ImportRows {
  constructor(private readonly work: UnitOfWork) {}

  /** The rows below the headings. */
  async *batches({ id, headingsRow, columnCount }: Table): AsyncGenerator<RawRow[]> {
    for await (const rows of this.fileBatches(id, headingsRow))
      yield rows.map((row) => tableRow(row, columnCount));
  }

  async *fileBatches(importId: string, after = 0): AsyncGenerator<FileRow[]> {
    let last = after;
    for (;;) {
      const rows = await this.work.read<RowOfFile>(
        'SELECT row_no, cells FROM import_row WHERE import_id = ? AND row_no > ? ORDER BY row_no LIMIT ?',
        [importId, last, BATCH_SIZE],
      );
      if (rows.length > 0) yield rows.map(fileRow);
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1)?.row_no ?? last;
    }
  }

  /** The first ones, and this one if it is later. */
  async first(importId: string, count: number, row: number): Promise<FileRow[]> {
    const read = (condition: string, value: number) =>
      this.work.read<RowOfFile>(
        `SELECT row_no, cells FROM import_row WHERE import_id = ? AND ${condition}`,
        [importId, value],
      );
    const first = await read('row_no > 0 ORDER BY row_no LIMIT ?', count);
    const isLater = row > (first.at(-1)?.row_no ?? row);
    return [...first, ...(isLater ? await read('row_no = ?', row) : [])].map(fileRow);
  }

  /** At most as many as a batch. */
  async numbered({ id, columnCount }: Table, rows: number[]): Promise<RawRow[]> {
    const sql = `SELECT row_no, cells FROM import_row WHERE import_id = ? AND row_no IN (${rows.map(() => '?').join(', ')})`;
    const found = await this.work.read<RowOfFile>(sql, [id, ...rows]);
    return found.map((row) => tableRow(fileRow(row), columnCount));
  }

  async store(manager: EntityManager, importId: string, rows: FileRow[]): Promise<void> {
    const columns = ['import_id', 'row_no', 'cells'];
    let [chunk, length]: [unknown[][], number] = [[], 0];
    for (const { row, cells } of rows) {
      const json = JSON.stringify(cells);
      if (length + json.length > MAX_STATEMENT_LENGTH) {
        await insertRows(manager, 'import_row', columns, chunk);
        [chunk, length] = [[], 0];
      }
      chunk.push([importId, row, json]);
      length += json.length;
    }
    await insertRows(manager, 'import_row', columns, chunk);
  }

  async storeChecked(manager: EntityManager, importId: string, rows: CheckedRow[]): Promise<void> {
    const columns = [
      'import_id',
      'row_no',
      'result',
      'result_order',
      'employee_id',
      'record',
      'faults',
      'changes',
      'notes',
      'warned',
    ];
    await insertRows(
      manager,
      'checked_row',
      columns,
      rows.map((checked) => {
        const { row, result, employeeId, record, faults, changes, notes } = checked;
        return [
          importId,
          row,
          result,
          ROW_RESULTS.indexOf(result),
          employeeId,
          JSON.stringify(record),
          jsonOf(faults),
          jsonOf(changes),
          jsonOf(notes),
          isWarned(checked) ? 1 : 0,
        ];
      }),
    );
  }

  async deleteChecked(manager: EntityManager, importId: string): Promise<void> {
    await manager.query('DELETE FROM checked_row WHERE import_id = ?', [importId]);
  }

  async delete(manager: EntityManager, importId: string): Promise<void> {
    await this.deleteChecked(manager, importId);
    await manager.query('DELETE FROM import_row WHERE import_id = ?', [importId]);
  }
}

function fileRow({ row_no, cells }: RowOfFile): FileRow {
  return { row: row_no, cells: JSON.parse(cells) as string[] };
}

function jsonOf(list: unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

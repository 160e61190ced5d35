import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { CheckedRow, RawRow } from './import-kind.js';
import { ROW_RESULTS } from '../contract/imports.js';

export const BATCH = 400;
/** Characters of rows, of which a server takes 16 MB at once. */
const LONGEST_STATEMENT = 4_000_000;

interface StoredRow {
  row_no: number;
  cells: string;
  extra: number;
}

/** The rows of the files: as they were brought, and as they were checked. */
@Injectable()
export class ImportRows {
  constructor(private readonly work: UnitOfWork) {}

  /** In batches, each a query of its own. */
  async *batches(importId: string): AsyncGenerator<RawRow[]> {
    let last = 0;
    for (;;) {
      const rows = await this.work.read<StoredRow>('SELECT row_no, cells, extra FROM import_row WHERE import_id = ? AND row_no > ? ORDER BY row_no LIMIT ?', [importId, last, BATCH]);
      if (rows.length > 0) yield rows.map(({ row_no, cells, extra }) => ({ row: row_no, cells: JSON.parse(cells) as string[], extra: extra === 1 }));
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.row_no ?? last;
    }
  }

  async keep(manager: EntityManager, importId: string, rows: RawRow[]): Promise<void> {
    const columns = ['import_id', 'row_no', 'cells', 'extra'];
    let [some, length]: [unknown[][], number] = [[], 0];
    for (const { row, cells, extra } of rows) {
      const written = JSON.stringify(cells);
      if (length + written.length > LONGEST_STATEMENT) {
        await insertRows(manager, 'import_row', columns, some);
        [some, length] = [[], 0];
      }
      some.push([importId, row, written, extra ? 1 : 0]);
      length += written.length;
    }
    await insertRows(manager, 'import_row', columns, some);
  }

  async keepChecked(manager: EntityManager, importId: string, rows: CheckedRow[]): Promise<void> {
    const columns = ['import_id', 'row_no', 'result', 'result_order', 'record', 'faults', 'changes', 'notes'];
    await insertRows(manager, 'checked_row', columns, rows.map(({ row, result, record, faults, changes, notes }) => [
      importId, row, result, ROW_RESULTS.indexOf(result), JSON.stringify(record), jsonOf(faults), jsonOf(changes), jsonOf(notes),
    ]));
  }

  async forgetChecked(manager: EntityManager, importId: string): Promise<void> {
    await manager.query('DELETE FROM checked_row WHERE import_id = ?', [importId]);
  }

  async forget(manager: EntityManager, importId: string): Promise<void> {
    await this.forgetChecked(manager, importId);
    await manager.query('DELETE FROM import_row WHERE import_id = ?', [importId]);
  }
}

/** Most rows have none. */
function jsonOf(list: unknown[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

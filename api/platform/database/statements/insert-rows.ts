import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

/** Below what either engine takes in one statement, and few enough that the embedded one, which works in this thread, holds nobody up. */
const MOST_VALUES = 4_000;
const MOST_ROWS = 200;

/**
 * Inserts rows by few statements, between which others have their turn to read; each row has a value for each column.
 * `onTaken` is SQL that says what happens to one whose key is taken.
 */
export async function insertRows(manager: EntityManager, table: string, columns: readonly string[], rows: readonly unknown[][], onTaken = ''): Promise<void> {
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length));
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most);
    if (start > 0) await setImmediate();
    await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => placeholders).join(', ')} ${onTaken}`, some.flat());
  }
}

/** One row, by the names of its columns. */
export function insertRow(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<void> {
  return insertRows(manager, table, Object.keys(row), [Object.values(row)]);
}

import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

/** Within both engines' limits, and short enough for SQLite, which runs in this thread, not to delay other requests. */
const MAX_VALUES = 4_000;
const MAX_ROWS = 200;

export async function insertRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
  onConflict = '',
): Promise<void> {
  const batchSize = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (start > 0) await setImmediate();
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => placeholders).join(', ')} ${onConflict}`,
      batch.flat(),
    );
  }
}

export function insertRow(
  manager: EntityManager,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  return insertRows(manager, table, Object.keys(row), [Object.values(row)]);
}

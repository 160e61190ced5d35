import type { EntityManager } from 'typeorm';

/** Below what either engine takes in one statement, and few enough not to hold the others up. */
const MOST_VALUES = 10_000;
const MOST_ROWS = 500;

/** Inserts rows by as few statements as makes sense; each row has a value for each column. */
export async function insertRows(manager: EntityManager, table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void> {
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length));
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most);
    await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => placeholders).join(', ')}`, some.flat());
  }
}

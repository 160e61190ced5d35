import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { normalized } from '../../../contract/text/normalized-text.js';

/** Within both engines' limits, and short enough for SQLite, which runs in this thread, not to delay other requests. */
const MAX_VALUES = 4_000;
const MAX_ROWS = 200;

export async function insertRows(manager: EntityManager, table: string, columns: readonly string[], rows: readonly unknown[][], onConflict = ''): Promise<void> {
  const batchSize = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (start > 0) await setImmediate();
    await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => placeholders).join(', ')} ${onConflict}`, batch.flat());
  }
}

export function insertRow(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<void> {
  return insertRows(manager, table, Object.keys(row), [Object.values(row)]);
}

/** UUIDv7: in order of creation. */
export const newId = (): string => v7();

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}

/** The engines' collations fold differently, so the folded text is stored in a binary column. */
export { folded, searchWords } from '../../../contract/text/folded-text.js';

/** For uniqueness: ignores case and compatibility forms, but not accents. */
export function uniqueKey(text: string): string {
  return normalized(text, 'NFKC').toLowerCase().trim();
}

/** Returns the number of changed rows. */
export async function execute(manager: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  if (!manager.queryRunner) throw new Error('A change needs a unit of work.');
  const { affected } = await manager.queryRunner.query(sql, parameters, true);
  return affected ?? 0;
}

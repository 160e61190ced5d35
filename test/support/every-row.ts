import type { DataSource } from 'typeorm';
import { ENGINE } from './database.js';

/** Everything that is stored: for each table its rows, as text and in one order, so that two databases can be compared. */
export type EveryRow = Record<string, Record<string, unknown>[]>;

export async function tablesOf(dataSource: DataSource, engine = ENGINE): Promise<string[]> {
  const found = await dataSource.query<{ name: string }[]>(
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return found.map(({ name }) => name);
}

/** `without` names what may differ. */
export async function everyRow(
  dataSource: DataSource,
  without: string[] = [],
  engine = ENGINE,
): Promise<EveryRow> {
  const stored: EveryRow = {};
  for (const table of await tablesOf(dataSource, engine)) {
    if (without.includes(table)) continue;
    const rows = await dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`);
    stored[table] = rows
      .map(plain)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return stored;
}

/** The tables and columns of `all` that `some` has too. */
export function sharedWith(all: EveryRow, some: EveryRow): EveryRow {
  const shared: EveryRow = {};
  for (const [table, rows] of Object.entries(some)) {
    const columns = new Set(Object.keys(rows[0] ?? {}));
    shared[table] = (all[table] ?? [])
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return shared;
}

/** In the order of the columns' names, which a change of a table may mix. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(
    ([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { BOOKKEEPING_TABLES } from '../../platform/database/schema/bookkeeping-tables.js';
import type { Engine } from '../../platform/database/schema/foreign-tables.js';

export interface BackedUpTable {
  name: string;
  columns: string[];
  /** Columns of the primary key, by which rows are sorted so that equal data makes equal files. */
  key: string[];
}

const NOT_BACKED_UP = [
  ...BOOKKEEPING_TABLES,
  'last_backup',
  'migration_checksum',
  'schema_compatibility',
  'secret_fingerprint',
];

export async function backedUpTables(
  read: ReadRows,
  engine: Engine,
  foreign: string[],
): Promise<BackedUpTable[]> {
  const excluded = new Set([...NOT_BACKED_UP, ...foreign]);
  const tables = new Map<string, BackedUpTable>();
  for (const { table, column, place } of await (engine === 'embedded'
    ? embeddedColumns(read)
    : serverColumns(read))) {
    if (excluded.has(table)) continue;
    const known = tables.get(table) ?? { name: table, columns: [], key: [] };
    tables.set(table, known);
    known.columns.push(column);
    if (Number(place) > 0) known.key[Number(place) - 1] = column;
  }
  // The engines sort '_' and letters differently.
  return [...tables.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface ColumnRow {
  table: string;
  column: string;
  /** Position in the primary key from 1, else 0. */
  place: number | string;
}

function embeddedColumns(read: ReadRows): Promise<ColumnRow[]> {
  return read<ColumnRow>(
    `SELECT t.name AS "table", c.name AS "column", c.pk AS place FROM pragma_table_list t JOIN pragma_table_info(t.name) c
     WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid`,
  );
}

function serverColumns(read: ReadRows): Promise<ColumnRow[]> {
  return read<ColumnRow>(
    `SELECT c.table_name AS \`table\`, c.column_name AS \`column\`, COALESCE(k.ordinal_position, 0) AS place FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
     LEFT JOIN information_schema.key_column_usage k ON k.table_schema = c.table_schema AND k.table_name = c.table_name
       AND k.column_name = c.column_name AND k.constraint_name = 'PRIMARY'
     WHERE c.table_schema = DATABASE() ORDER BY c.table_name, c.ordinal_position`,
  );
}

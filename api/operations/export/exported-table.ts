import { amount } from '../../contract/money.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { csvAmount, type CsvColumn } from '../../platform/http/csv.js';

interface ExportedColumn {
  /** Where the value stands; may use all joins of the table. */
  sql: string;
  /** The cell of a value that is not null. */
  write: (stored: unknown) => string;
}

/** One file of an export. */
export interface ExportedTable {
  file: string;
  /** Table with its alias. */
  table: string;
  /** The id column, with alias: rows are in its order, which is that of creation. */
  id: string;
  /** For the columns; they find each row once. */
  joins?: string;
  /** Which rows; without it, all. */
  where?: string;
  /** By heading; SQL alone is written as it is. */
  columns: Record<string, string | ExportedColumn>;
}

/** Minor units in the database, both decimals in the file. */
export function money(sql: string): ExportedColumn {
  return { sql, write: (stored) => csvAmount(amount(stored as number | string)) };
}

/** Milliseconds since 1970 in the database, such as 2026-01-31T09:30:00.000Z in the file. */
export function instant(sql: string): ExportedColumn {
  return { sql, write: (stored) => new Date(Number(stored)).toISOString() };
}

/** The date of an instant in UTC, for people. */
export function dayOf(sql: string): ExportedColumn {
  return { sql, write: (stored) => instant(sql).write(stored).slice(0, 10) };
}

/** The table as a list, which can be read in batches; a row has its values by heading. */
export function listOf({ file, table, id, joins = '', columns }: ExportedTable): ListDefinition {
  const selected = Object.entries(columns).map(([heading, column]) => `${typeof column === 'string' ? column : column.sql} AS \`${heading}\``);
  return { resource: file, table, id, joins: { all: joins }, columns: selected.join(', '), rowJoins: ['all'], sort: {}, filter: {} };
}

export function csvColumnsOf({ columns }: ExportedTable): CsvColumn<Record<string, unknown>>[] {
  return Object.entries(columns).map(([heading, column]) => {
    const write = typeof column === 'string' ? String : column.write;
    return { heading, cell: (row) => (row[heading] === null ? null : write(row[heading])) };
  });
}

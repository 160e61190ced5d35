import { amount } from '../../contract/money.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { csvAmount, type CsvColumn } from '../../platform/http/csv.js';

interface ExportedColumn {
  sql: string;
  write: (stored: unknown) => string;
}

export interface ExportedTable {
  file: string;
  table: string;
  /** Rows are sorted by it, that is by creation. */
  id: string;
  /** Must not multiply rows. */
  joins?: string;
  where?: string;
  /** The table with an image or another file for each row, and the column with its id; the column 'SHA-256' is filled in. */
  images?: { from: string; id: string; content?: string; folder?: string; ending?: string };
  columns: Record<string, string | ExportedColumn>;
}

export function money(sql: string): ExportedColumn {
  return { sql, write: (stored) => csvAmount(amount(stored as number | string)) };
}

export function instant(sql: string): ExportedColumn {
  return { sql, write: (stored) => new Date(Number(stored)).toISOString() };
}

export function utcDate(sql: string): ExportedColumn {
  return { sql, write: (stored) => instant(sql).write(stored).slice(0, 10) };
}

export function listOf({ file, table, id, joins = '', columns }: ExportedTable): ListDefinition {
  const selected = Object.entries(columns).map(
    ([heading, column]) => `${typeof column === 'string' ? column : column.sql} AS \`${heading}\``,
  );
  return {
    resource: file,
    table,
    id,
    joins: { all: joins },
    columns: selected.join(', '),
    rowJoins: ['all'],
    sort: {},
    filter: {},
  };
}

export function csvColumnsOf({ columns }: ExportedTable): CsvColumn<Record<string, unknown>>[] {
  return Object.entries(columns).map(([heading, column]) => {
    const write = typeof column === 'string' ? String : column.write;
    return { heading, cell: (row) => (row[heading] === null ? null : write(row[heading])) };
  });
}

import type { ListDefinition } from '../database/list-definition.js';
import type { CsvColumn } from '../http/csv.js';
import type { CellKind } from './cell-kinds.js';

export interface ExportedColumn<Value = unknown> {
  heading: string;
  /** Where the value stands; may use all joins of the table. */
  sql: string;
  kind: CellKind<Value>;
  /** An empty cell is null. */
  optional: boolean;
}

type Columns = Record<string, ExportedColumn>;

/** One file of an export: what it is read from, and its columns by the names of their values. */
export interface ExportedTable<C extends Columns = Columns> {
  file: string;
  /** Table with its alias. */
  table: string;
  /** The id column, with alias: rows are in its order, which is that of creation. */
  id: string;
  /** For the columns; they find each row once. */
  joins?: string;
  /** Which rows; without it, all. */
  where?: string;
  columns: C;
}

/** A row of such a file, read back. */
export type ExportedRow<T extends ExportedTable> = {
  [Name in keyof T['columns']]: T['columns'][Name] extends ExportedColumn<infer Value> ? Value : never;
};

export function exportedTable<C extends Columns>(table: ExportedTable<C>): ExportedTable<C> {
  return table;
}

export function column<Value>(heading: string, sql: string, kind: CellKind<Value>): ExportedColumn<Value> {
  return { heading, sql, kind, optional: false };
}

export function optional<Value>(heading: string, sql: string, kind: CellKind<Value>): ExportedColumn<Value | null> {
  return { heading, sql, kind, optional: true };
}

/** The table as a list, which can be read in batches. */
export function listOf({ file, table, id, joins = '', columns }: ExportedTable): ListDefinition {
  const selected = Object.entries(columns).map(([name, { sql }]) => `${sql} AS ${name}`);
  return { resource: file, table, id, joins: { all: joins }, columns: selected.join(', '), rowJoins: ['all'], sort: {}, filter: {} };
}

export function csvColumnsOf({ columns }: ExportedTable): CsvColumn<Record<string, unknown>>[] {
  return Object.entries(columns).map(([name, { heading, kind }]) => ({ heading, cell: (row) => (row[name] === null ? null : kind.write(row[name])) }));
}

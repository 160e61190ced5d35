import type { ReadRows } from '../connection/committed-reader.js';

export type Engine = 'sqlite' | 'mysql';

/** How a list is read: what is committed, on which engine. */
export interface ListReading {
  read: ReadRows;
  engine: Engine;
}

/** A piece of a WHERE with its parameters, and the joins it needs. */
export interface Condition {
  sql: string;
  parameters: unknown[];
  joins?: string[];
  /** The filter's field and the value that was asked, for totals that are kept by it. */
  field?: string;
  value?: unknown;
  /** The index that finds its rows, where only few match. */
  index?: string;
  /** What it comes to once something has been looked up, such as the departments that a search names. */
  settle?(reading: ListReading): Promise<Condition>;
}

export interface Sortable {
  /** An SQL expression without parameters. */
  by: string;
  joins?: string[];
  /** The index that is in this order, and then by id. */
  index?: string;
  /** By a filter's field: the index that is in this order within one of its values. */
  within?: Record<string, string>;
  /** Where no index is in this order: its groups of equal values, ascending. Within each, rows are in the order of ids. */
  groups?(reading: ListReading): Promise<Condition[]>;
}

export interface Filter {
  /** Undefined when the value is not a valid one. */
  condition(value: unknown): Condition | undefined;
  /** What a valid value is, for the text of a refusal. */
  expected: string;
}

/** A list of one resource: what it may be sorted and filtered by, and how it is read. Whatever is not named is refused. */
export interface ListDefinition {
  /** The unit in Content-Range. */
  resource: string;
  /** Table with its alias. */
  table: string;
  /** The id column, with alias. */
  id: string;
  /** Joins by name, in the order in which they build on each other. */
  joins: Record<string, string>;
  /** What a row of the list holds; may use all joins in `rowJoins`. */
  columns: string;
  rowJoins: string[];
  sort: Record<string, Sortable>;
  filter: Record<string, Filter>;
  /** Without a sort asked for: by id, or newest first (ids are in order of creation). */
  newestFirst?: boolean;
}

export interface ListQuery {
  /** First and last row, counted from 0. */
  range?: { from: number; to: number };
  sort?: Sortable;
  descending: boolean;
  conditions: Condition[];
}

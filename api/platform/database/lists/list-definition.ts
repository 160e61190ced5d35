import type { ReadRows } from '../connection/committed-reader.js';

export type Engine = 'sqlite' | 'mysql';

export interface ListReader {
  read: ReadRows;
  engine: Engine;
}

export interface Condition {
  sql: string;
  parameters: unknown[];
  joins?: string[];
  field?: string;
  value?: unknown;
  /** Leaves nearly the whole list, which is then read as one without conditions. */
  excludesFew?: true;
  /** Looks something up first, such as the departments that match a search, and returns the final condition. */
  resolve?(reader: ListReader): Promise<Condition>;
}

export interface Sortable {
  by: string;
  joins?: string[];
  /** The same tables in the order in which indexes give the sorted rows, for lists without conditions: SQLite would rather read and sort all. */
  from?: string;
}

export interface Filter {
  condition(value: unknown): Condition | undefined;
  expected: string;
}

export interface ListDefinition {
  resource: string;
  table: string;
  id: string;
  joins: Record<string, string>;
  columns: string;
  rowJoins: string[];
  sort: Record<string, Sortable>;
  filter: Record<string, Filter>;
  /** Fields of a record that a page leaves out, unless `fields` names them or the page is sorted by them. */
  onRequest?: string[];
  /** Further parameters that the list's own call reads. */
  parameters?: string[];
  /** Default order: newest first (ids are in order of creation), otherwise by id. */
  newestFirst?: boolean;
}

export interface ListQuery {
  range?: { from: number; to: number };
  sort?: Sortable;
  descending: boolean;
  conditions: Condition[];
  /** A query for a few records by their ids, which counts as a page. */
  isByIds?: boolean;
  /** Fields that the records leave out. */
  omitted?: string[];
}

import {
  type EntityTarget,
  type MigrationInterface,
  type ObjectLiteral,
  Column,
  PrimaryColumn,
  type ColumnType,
} from 'typeorm';
import type { CalendarDate } from '../../../contract/calendar-date.js';
import type { ProblemCode } from '../../../contract/problem.js';
import type { RefusalKey } from '../../../contract/refusals/refusals.js';

export interface SchemaDefinition {
  entities: EntityTarget<ObjectLiteral>[];
  tables: TableDefinition[];
  migrations: Migration[];
}

export interface Migration {
  new (): MigrationInterface;
  /** The part of the version: `major` if older versions cannot work with what it leaves behind, and refuse to start. */
  readonly raises: 'major' | 'minor';
}

export interface Conflict {
  code: ProblemCode & RefusalKey;
  /** Of the form. */
  field: string;
  /** The code's without it. */
  reason?: RefusalKey;
}

type StaleRefusal = Extract<RefusalKey, `${string}stale`>;

export interface TableDefinition {
  name: string;
  columns: Record<string, string>;
  /** `id` without it. */
  primaryKey?: string;
  keys?: Record<string, string>;
  indexes?: Record<string, string>;
  /** By unique key: what its violation means. Others are conflicts that no field shows. */
  conflicts?: Record<string, Conflict>;
  /** Why an edit of an outdated record is refused. */
  stale?: StaleRefusal;
  /** A server indexes foreign keys itself; SQLite would scan the table when the referenced row is deleted. */
  referenceIndexes?: Record<string, string>;
  seed?: { columns: string; rows: readonly string[] };
}

type PropertyName<Column extends string> = Column extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<PropertyName<Rest>>}`
  : Column;

type Stored<Type> = Type extends `int${string}` | `bigint${string}`
  ? number
  : Type extends `date${string}`
    ? CalendarDate
    : Type extends `mediumblob${string}`
      ? Buffer
      : string;

type Value<Type> = Type extends `${string} NOT NULL${string}` ? Stored<Type> : Stored<Type> | null;

type Properties<Columns> = {
  -readonly [column in keyof Columns & string as PropertyName<column>]: Value<Columns[column]>;
};

/** A row as SQL reads and writes it. */
export type StoredRow<Table extends TableDefinition> = {
  -readonly [column in keyof Table['columns']]: Value<Table['columns'][column]>;
};

/** The base class of a table's entity. Dates are `YYYY-MM-DD`, instants epoch milliseconds, amounts minor units. */
export function columnsOf<Table extends TableDefinition>({
  columns,
  primaryKey = 'id',
}: Table): new () => Properties<Table['columns']> {
  class TableColumns {}
  const keyColumns = primaryKey.split(', ');
  for (const [name, description] of Object.entries(columns)) {
    const [type = ''] = description.split(/[( ]/);
    // Files are selected by name only.
    const options = { name, type: type as ColumnType, select: type !== 'mediumblob' };
    const decorate = keyColumns.includes(name)
      ? PrimaryColumn(options as object)
      : Column(options as object);
    decorate(TableColumns.prototype, propertyName(name));
  }
  return TableColumns as new () => Properties<Table['columns']>;
}

function propertyName(column: string): string {
  return column.replace(/_./g, (letter) => letter.charAt(1).toUpperCase());
}

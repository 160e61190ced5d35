import {
  type EntityTarget,
  type MigrationInterface,
  type ObjectLiteral,
  type QueryRunner,
  Column,
  PrimaryColumn,
  type ColumnType,
} from 'typeorm';
import type { CalendarDate } from '../../../contract/calendar-date.js';

export interface SchemaDefinition {
  entities: EntityTarget<ObjectLiteral>[];
  tables: TableDefinition[];
  migrations: (new () => MigrationInterface)[];
  /** Migrations after which an older version of the program refuses to start. */
  breaking: (new () => MigrationInterface)[];
}

export interface TableDefinition {
  name: string;
  columns: Record<string, string>;
  /** `id` without it. */
  primaryKey?: string;
  keys?: Record<string, string>;
  indexes?: Record<string, string>;
  /** A server indexes foreign keys itself; SQLite would scan the table when the referenced row is deleted. */
  referenceIndexes?: Record<string, string>;
  seed?: { columns: string; rows: readonly string[] };
}

/** Repeatable, because a server does not roll back an interrupted migration. */
export async function createTable(
  runner: QueryRunner,
  {
    name,
    columns,
    primaryKey = 'id',
    keys = {},
    indexes = {},
    referenceIndexes = {},
    seed,
  }: TableDefinition,
): Promise<void> {
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${type}`),
    `CONSTRAINT ${name}_pk PRIMARY KEY (${primaryKey})`,
    ...Object.entries(keys).map(([key, rule]) => `CONSTRAINT ${key} ${rule}`),
  ];
  if (runner.dataSource.options.type === 'mysql') {
    const inline = Object.entries(indexes).map(([index, on]) => `INDEX ${index} (${on})`);
    await runner.query(
      `CREATE TABLE IF NOT EXISTS ${name} (${[...lines, ...inline].join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
    );
    if (seed)
      await runner.query(
        `INSERT IGNORE INTO ${name} (${seed.columns}) VALUES ${tuples(seed.rows)}`,
      );
    return;
  }
  await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${lines.join(', ')})`);
  for (const [index, on] of Object.entries(indexes))
    await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on})`);
  for (const [index, on] of Object.entries(referenceIndexes))
    await runner.query(
      `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on}) WHERE ${on} IS NOT NULL`,
    );
  if (seed)
    await runner.query(
      `INSERT OR IGNORE INTO ${name} (${seed.columns}) VALUES ${tuples(seed.rows)}`,
    );
}

function tuples(rows: readonly string[]): string {
  return rows.map((row) => `(${row})`).join(', ');
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

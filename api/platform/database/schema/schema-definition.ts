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
  migrations: Migration[];
}

export interface Migration {
  new (): MigrationInterface;
  /** The part of the version: `major` if older versions cannot work with what it leaves behind, and refuse to start. */
  readonly raises: 'major' | 'minor';
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

export async function createTable(runner: QueryRunner, table: TableDefinition): Promise<void> {
  const engine = runner.dataSource.options.type === 'mysql' ? 'mariadb' : 'sqlite';
  for (const statement of tableStatements(engine, table)) await runner.query(statement);
}

/** Repeatable, because a server does not roll back an interrupted migration. */
export function tableStatements(
  engine: 'mariadb' | 'sqlite',
  {
    name,
    columns,
    primaryKey = 'id',
    keys = {},
    indexes = {},
    referenceIndexes = {},
    seed,
  }: TableDefinition,
): string[] {
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${type}`),
    `CONSTRAINT ${name}_pk PRIMARY KEY (${primaryKey})`,
    ...Object.entries(keys).map(([key, rule]) => `CONSTRAINT ${key} ${rule}`),
  ];
  const create = (body: string[], options = '') =>
    `CREATE TABLE IF NOT EXISTS ${name} (\n  ${body.join(',\n  ')}\n)${options}`;
  const insert = (verb: string) =>
    seed ? [`${verb} INTO ${name} (${seed.columns}) VALUES ${tuples(seed.rows)}`] : [];
  if (engine === 'mariadb')
    return [
      create(
        [...lines, ...Object.entries(indexes).map(([index, on]) => `INDEX ${index} (${on})`)],
        ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin',
      ),
      ...insert('INSERT IGNORE'),
    ];
  return [
    create(lines),
    ...Object.entries(indexes).map(
      ([index, on]) => `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on})`,
    ),
    ...Object.entries(referenceIndexes).map(
      ([index, on]) =>
        `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on}) WHERE ${on} IS NOT NULL`,
    ),
    ...insert('INSERT OR IGNORE'),
  ];
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

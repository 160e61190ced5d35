import { DataSource } from 'typeorm';
import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingColumn, isMissingTable } from '../connection/driver-errors.js';
import { EmbeddedSqlite } from '../connection/embedded-sqlite.js';
import { BOOKKEEPING_TABLES } from './bookkeeping-tables.js';
import { RESTORE_MARK } from './restore-mark.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaError } from './schema-error.js';

export type Engine = 'embedded' | 'server';
type Migrations = Pick<SchemaDefinition, 'migrations'>;

const MAX_NAMED = 10;

export async function requireOwnSchema(
  read: ReadRows,
  engine: Engine,
  schema: Migrations,
): Promise<void> {
  const tables = await tableNames(read, engine);
  if (!(await isOwnSchema(read, engine, schema))) refuse(await withoutSchema(read, tables, schema));
}

export async function requireNoForeignTables(
  read: ReadRows,
  engine: Engine,
  schema: Migrations,
): Promise<void> {
  refuse(await foreignTables(read, engine, schema));
}

/** Empty if a newer version has migrated the database, because its tables are unknown here. */
export async function foreignTables(
  read: ReadRows,
  engine: Engine,
  schema: Migrations,
): Promise<string[]> {
  const tables = await tableNames(read, engine);
  if (!(await isOwnSchema(read, engine, schema))) return withoutSchema(read, tables, schema);
  const applied = (await appliedNames(read)) ?? [];
  if (applied.some((name) => !includesMigration(schema, name))) return [];
  const known = await ownTables(schema);
  return tables.filter((name) => !known.has(name));
}

/** MySQL does not roll back DDL, so an interrupted first migration leaves tables without a record of it. */
export async function isOwnSchema(
  read: ReadRows,
  engine: Engine,
  schema: Migrations,
): Promise<boolean> {
  if ((await appliedNames(read))?.some((name) => includesMigration(schema, name))) return true;
  if (engine === 'embedded') return false;
  if (await readIfPresent(read, `SELECT id FROM ${RESTORE_MARK}`)) return true;
  return Boolean((await leases(read))?.includes('migrations'));
}

/** Runs the migrations in memory and includes tables that a later migration drops. */
export async function ownTables({ migrations }: Migrations): Promise<Set<string>> {
  const dataSource = await new DataSource({
    type: 'better-sqlite3',
    database: ':memory:',
    driver: EmbeddedSqlite,
  }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const known = new Set(BOOKKEEPING_TABLES);
    for (const Migration of migrations) {
      await new Migration().up(runner);
      for (const name of await tableNames((sql) => dataSource.query(sql), 'embedded'))
        known.add(name);
    }
    return known;
  } finally {
    await dataSource.destroy();
  }
}

export async function tableNames(read: ReadRows, engine: Engine): Promise<string[]> {
  const rows = await read<{ name: string }>(
    engine === 'embedded'
      ? "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return rows.map(({ name }) => name);
}

function refuse(foreign: string[]): void {
  if (foreign.length === 0) return;
  throw new SchemaError(
    `This database holds tables that are not this program's: ${listNames(foreign)}. Nothing was changed. ` +
      'Use a separate database for this program: set DATABASE_URL, or DATA_DIR for the embedded one.',
  );
}

export function listNames(tables: string[]): string {
  const more = tables.length - MAX_NAMED;
  return tables.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Without an applied migration, only the first two tables of a start may exist; another instance may be starting. */
async function withoutSchema(
  read: ReadRows,
  tables: string[],
  schema: Migrations,
): Promise<string[]> {
  const allowed = new Set([RESTORE_MARK]);
  const applied = await appliedNames(read);
  if (applied?.length === 0 || applied?.some((name) => includesMigration(schema, name)))
    allowed.add('migrations');
  const leaseNames = await leases(read);
  if (leaseNames?.length === 0 || leaseNames?.includes('migrations')) allowed.add('lease');
  return tables.filter((name) => !allowed.has(name));
}

function includesMigration({ migrations }: Migrations, name: string): boolean {
  return migrations.some((migration) => migration.name === name);
}

async function appliedNames(read: ReadRows): Promise<string[] | undefined> {
  const rows = await readIfPresent<{ name: string }>(
    read,
    'SELECT name, timestamp FROM migrations',
  );
  return rows?.map(({ name }) => name);
}

async function leases(read: ReadRows): Promise<string[] | undefined> {
  const rows = await readIfPresent<{ name: string }>(
    read,
    'SELECT name, holder, expires_at FROM lease',
  );
  return rows?.map(({ name }) => name);
}

async function readIfPresent<Row>(read: ReadRows, sql: string): Promise<Row[] | undefined> {
  try {
    return await read<Row>(sql);
  } catch (error) {
    if (isMissingTable(error) || isMissingColumn(error)) return undefined;
    throw error;
  }
}

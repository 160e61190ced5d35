import { DataSource } from 'typeorm';
import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingColumn, isMissingTable } from '../connection/driver-errors.js';
import { EmbeddedSqlite } from '../connection/embedded-sqlite.js';
import { RESTORE_MARK } from './restore-mark.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaFault } from './schema-fault.js';

export type Engine = 'embedded' | 'server';
type Migrations = Pick<SchemaDefinition, 'migrations'>;

/** Tables that are made outside the migrations. */
export const BOOKKEEPING = ['lease', 'migrations', RESTORE_MARK];

const MOST_NAMED = 10;

/** Before a schema is made: refuses a database that holds anything. Beside a schema of ours, tables of others are left alone. */
export async function requireOwn(read: ReadRows, engine: Engine, schema: Migrations): Promise<void> {
  const tables = await tableNames(read, engine);
  if (!(await isOurs(read, engine, schema))) refuse(await withoutSchema(read, tables, schema));
}

/** Before everything is replaced. */
export async function requireNothingForeign(read: ReadRows, engine: Engine, schema: Migrations): Promise<void> {
  refuse(await foreignTables(read, engine, schema));
}

/** Tables and views that no version up to this one makes; none where a newer version has been at work. */
export async function foreignTables(read: ReadRows, engine: Engine, schema: Migrations): Promise<string[]> {
  const tables = await tableNames(read, engine);
  if (!(await isOurs(read, engine, schema))) return withoutSchema(read, tables, schema);
  const applied = (await appliedNames(read)) ?? [];
  if (applied.some((name) => !knows(schema, name))) return [];
  const own = await ownTables(schema);
  return tables.filter((name) => !own.has(name));
}

/** Whether a schema of ours is there or was begun. A server keeps tables whose migration was broken off before it was recorded. */
export async function isOurs(read: ReadRows, engine: Engine, schema: Migrations): Promise<boolean> {
  if ((await appliedNames(read))?.some((name) => knows(schema, name))) return true;
  if (engine === 'embedded') return false;
  if (await rowsOf(read, `SELECT id FROM ${RESTORE_MARK}`)) return true;
  return Boolean((await leases(read))?.includes('migrations'));
}

/** What this version makes, and what it makes on the way there; from the migrations themselves. */
export async function ownTables({ migrations }: Migrations): Promise<Set<string>> {
  const dataSource = await new DataSource({ type: 'better-sqlite3', database: ':memory:', driver: EmbeddedSqlite }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const own = new Set(BOOKKEEPING);
    for (const Migration of migrations) {
      await new Migration().up(runner);
      for (const name of await tableNames((sql) => dataSource.query(sql), 'embedded')) own.add(name);
    }
    return own;
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
  throw new SchemaFault(
    `This database holds tables that are not this program's: ${named(foreign)}. Nothing was changed. ` +
      'Give the program a database of its own, by DATABASE_URL, or by DATA_DIR for the embedded one.',
  );
}

export function named(tables: string[]): string {
  const more = tables.length - MOST_NAMED;
  return tables.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Without a migration of ours, a table is only ours if it is one of the first two that a start makes; another start may just fill them. */
async function withoutSchema(read: ReadRows, tables: string[], schema: Migrations): Promise<string[]> {
  const ours = new Set([RESTORE_MARK]);
  const applied = await appliedNames(read);
  if (applied?.length === 0 || applied?.some((name) => knows(schema, name))) ours.add('migrations');
  const held = await leases(read);
  if (held?.length === 0 || held?.includes('migrations')) ours.add('lease');
  return tables.filter((name) => !ours.has(name));
}

function knows({ migrations }: Migrations, name: string): boolean {
  return migrations.some((one) => one.name === name);
}

async function appliedNames(read: ReadRows): Promise<string[] | undefined> {
  const rows = await rowsOf<{ name: string }>(read, 'SELECT name, timestamp FROM migrations');
  return rows?.map(({ name }) => name);
}

async function leases(read: ReadRows): Promise<string[] | undefined> {
  const rows = await rowsOf<{ name: string }>(read, 'SELECT name, holder, expires_at FROM lease');
  return rows?.map(({ name }) => name);
}

/** Undefined where the table is missing, or has other columns than ours. */
async function rowsOf<Row>(read: ReadRows, sql: string): Promise<Row[] | undefined> {
  try {
    return await read<Row>(sql);
  } catch (error) {
    if (isMissingTable(error) || isMissingColumn(error)) return undefined;
    throw error;
  }
}

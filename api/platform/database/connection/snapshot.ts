import type { PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import { PROGRAM } from '../../config/version.js';
import type { ListReader } from '../lists/list-definition.js';
import { recordedMigrations, requireUnchangedMigrations } from '../schema/migration-checksums.js';
import { requireFinishedRestore } from '../schema/restore-mark.js';
import type { SchemaDefinition } from '../schema/schema-definition.js';
import { SchemaError } from '../schema/schema-error.js';
import { appliedMigrations, requireCompatibleSchema } from '../schema/schema.js';
import type { ReadRows } from './committed-reader.js';
import { type DatabaseLocation, openDataSource } from './data-source.js';
import { openEmbeddedReader } from './reader.js';

const BATCH = 500;

export interface Snapshot extends ListReader {
  stream(sql: string): AsyncIterable<unknown[][]>;
  close(): Promise<void>;
}

/** `asIs` takes the tables of another version as well, whose rows this one does not understand. */
export async function openSnapshot(
  configuration: DatabaseLocation,
  schema: SchemaDefinition,
  { asIs = false } = {},
): Promise<Snapshot> {
  const snapshot = configuration.databaseUrl
    ? await onServer(configuration)
    : embedded(configuration.dataDir);
  try {
    await requireMigrated(snapshot.read);
    if (!asIs) await requireSchema(snapshot, schema);
    return snapshot;
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** A SQLite transaction takes its snapshot at the first read, not at BEGIN. */
function embedded(dataDir: string): Snapshot {
  const connection = openEmbeddedReader(dataDir);
  connection.exec('BEGIN');
  connection.prepare('SELECT COUNT(*) FROM sqlite_schema').all();
  return {
    engine: 'sqlite',
    read: async <Row>(sql: string, parameters: unknown[] = []) =>
      connection.prepare(sql).all(...parameters) as Row[],
    stream: (sql) => batches(connection.rows(sql)),
    close: async () => connection.close(),
  };
}

async function onServer(configuration: DatabaseLocation): Promise<Snapshot> {
  const dataSource: DataSource = await openDataSource(configuration);
  const runner = dataSource.createQueryRunner();
  const close = async () => {
    await runner.release();
    await dataSource.destroy();
  };
  try {
    // READ COMMITTED, the default of these connections, would give each statement its own snapshot.
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  } catch (error) {
    await close();
    throw error;
  }
  const connection = (await runner.connect()) as PoolConnection;
  return {
    engine: 'mysql',
    read: <Row>(sql: string, parameters: unknown[] = []) =>
      runner.query(sql, parameters) as Promise<Row[]>,
    stream: (sql) =>
      batches(connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: BATCH })),
    close,
  };
}

async function* batches(
  rows: Iterable<unknown[]> | AsyncIterable<unknown[]>,
): AsyncIterable<unknown[][]> {
  let batch: unknown[][] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function requireMigrated(read: ReadRows): Promise<void> {
  await requireFinishedRestore(read);
  if ((await appliedMigrations(read)).length === 0)
    throw new SchemaError('This database is empty: the server has never been started on it.');
}

async function requireSchema({ read, engine }: Snapshot, schema: SchemaDefinition): Promise<void> {
  const applied = await appliedMigrations(read);
  await requireCompatibleSchema(read, schema);
  await requireUnchangedMigrations(
    read,
    engine === 'mysql' ? 'server' : 'embedded',
    schema,
    applied,
  );
  if (schema.migrations.every(({ name }) => applied.includes(name))) return;
  throw new SchemaError(
    `This database belongs to an older version of the program${await lastProgram(read)}, and this is version ${PROGRAM}. ` +
      'Start the server of this version once, which brings it up to date. To keep it as it is, use the older version, or npm run backup -- --as-is FILE.',
  );
}

async function lastProgram(read: ReadRows): Promise<string> {
  const program = (await recordedMigrations(read))?.at(-1)?.program;
  return program ? `, ${program}` : '';
}

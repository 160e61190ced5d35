import type { PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { ReadRows } from './committed-reader.js';
import { createDataSource, type DatabasePlace } from './data-source.js';
import type { ListReading } from '../lists/list-definition.js';
import { openEmbedded } from './reader.js';
import { requireWhole } from '../schema/restore-mark.js';
import type { SchemaDefinition } from '../schema/schema-definition.js';
import { SchemaFault } from '../schema/schema-fault.js';
import { appliedMigrations, requireKnown } from '../schema/schema.js';

const BATCH = 500;

/** The whole database as it was at one moment, however long the reading takes and whatever is written meanwhile. */
export interface Snapshot extends ListReading {
  /** The rows of one SELECT as arrays, some at a time, however many there are. */
  stream(sql: string): AsyncIterable<unknown[][]>;
  close(): Promise<void>;
}

/** Opened beside a server that is running, or without one; nothing is ever written. */
export async function openSnapshot(configuration: DatabasePlace, schema: SchemaDefinition): Promise<Snapshot> {
  const snapshot = configuration.databaseUrl ? await onServer(configuration) : embedded(configuration.dataDir);
  try {
    await requireSchema(snapshot.read, schema);
    return snapshot;
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** A reading transaction keeps its view from the first page that it reads. */
function embedded(dataDir: string): Snapshot {
  const connection = openEmbedded(dataDir);
  connection.exec('BEGIN');
  connection.prepare('SELECT COUNT(*) FROM sqlite_schema').all();
  return {
    engine: 'sqlite',
    read: async <Row>(sql: string, parameters: unknown[] = []) => connection.prepare(sql).all(...parameters) as Row[],
    stream: (sql) => batches(connection.rows(sql)),
    close: async () => connection.close(),
  };
}

async function onServer(configuration: DatabasePlace): Promise<Snapshot> {
  const dataSource: DataSource = await createDataSource(configuration).initialize();
  const runner = dataSource.createQueryRunner();
  const close = async () => {
    await runner.release();
    await dataSource.destroy();
  };
  try {
    // The connections' usual READ COMMITTED would give each statement a view of its own.
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  } catch (error) {
    await close();
    throw error;
  }
  const connection = (await runner.connect()) as PoolConnection;
  return {
    engine: 'mysql',
    read: <Row>(sql: string, parameters: unknown[] = []) => runner.query(sql, parameters) as Promise<Row[]>,
    // Pauses the connection while nobody takes the rows.
    stream: (sql) => batches(connection.query({ sql, rowsAsArray: true }).stream({ highWaterMark: BATCH })),
    close,
  };
}

async function* batches(rows: Iterable<unknown[]> | AsyncIterable<unknown[]>): AsyncIterable<unknown[][]> {
  let some: unknown[][] = [];
  for await (const row of rows) {
    some.push(row);
    if (some.length < BATCH) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Nobody has started the server since an update, or this is an older copy of the program. */
async function requireSchema(read: ReadRows, schema: SchemaDefinition): Promise<void> {
  const applied = new Set(await appliedMigrations(read));
  await requireWhole(read);
  if (applied.size === 0) throw new SchemaFault('This database is empty: the server has never been started on it.');
  await requireKnown(read, schema);
  if (schema.migrations.every(({ name }) => applied.has(name))) return;
  throw new SchemaFault('This database belongs to an older version of the program. Start the server of this version once, which brings it up to date.');
}

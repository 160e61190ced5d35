import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import type { ReadRows } from './committed-reader.js';
import { createDataSource, databaseFile } from './data-source.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';
import { MIGRATIONS } from './migrations.js';

/** The whole database as it was at one moment, however long the reading takes and whatever is written meanwhile. */
export interface Snapshot {
  read: ReadRows;
  close(): Promise<void>;
}

/** There is nothing to read, or not by this version; the text is for a person. */
export class SnapshotError extends Error {}

/** Opened beside a server that is running, or without one; nothing is ever written. */
export async function openSnapshot(configuration: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  const snapshot = configuration.databaseUrl ? await onServer(configuration) : embedded(configuration.dataDir);
  try {
    await requireSchema(snapshot.read);
    return snapshot;
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

/** A reading transaction keeps its view from the first page that it reads. */
function embedded(dataDir: string): Snapshot {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new SnapshotError(`There is no database in ${dataDir}. Is DATA_DIR the one that the server uses?`);
  const connection = new EmbeddedSqlite(file, { readonly: true });
  connection.exec('BEGIN');
  connection.prepare('SELECT COUNT(*) FROM sqlite_schema').all();
  return {
    read: async <Row>(sql: string, parameters: unknown[] = []) => connection.prepare(sql).all(...parameters) as Row[],
    close: async () => connection.close(),
  };
}

async function onServer(configuration: Pick<Configuration, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  const dataSource: DataSource = await createDataSource(configuration, []).initialize();
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
  return { read: <Row>(sql: string, parameters: unknown[] = []) => runner.query(sql, parameters) as Promise<Row[]>, close };
}

/** Nobody has started the server since an update, or this is an older copy of the program. */
async function requireSchema(read: ReadRows): Promise<void> {
  const applied = await read<{ name: string }>('SELECT name FROM migrations').catch(() => []);
  if (applied.length === 0) throw new SnapshotError('This database is empty: the server has never been started on it.');
  const names = new Set(applied.map(({ name }) => name));
  if (names.size === MIGRATIONS.length && MIGRATIONS.every(({ name }) => names.has(name))) return;
  throw new SnapshotError('This database belongs to another version of the program. Start the server of this version once, which brings it up to date.');
}

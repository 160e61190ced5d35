import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions, type Logger } from 'typeorm';
import type { Configuration } from '../../config/configuration.js';
import type { SchemaDefinition } from '../schema/schema-definition.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';
import { SilenceWatch, DatabaseSilentError } from './silence-watch.js';
import { isolate } from './sqlite-isolation.js';

/** TypeORM's logger quotes statements with personal data; failures are thrown and logged elsewhere. */
class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

const CONNECTIONS = 10;
export const QUERY_TIMEOUT_MS = 20_000;

export type DatabaseLocation = Pick<Configuration, 'databaseUrl' | 'dataDir'>;

export type Mapped = Pick<SchemaDefinition, 'entities' | 'migrations'>;

export function createDataSource(
  location: DatabaseLocation,
  mapped: Mapped = { entities: [], migrations: [] },
): DataSource {
  return withIsolation(dataSourceOptions(location, mapped));
}

export function dataSourceOptions(
  { databaseUrl, dataDir }: DatabaseLocation,
  { entities, migrations }: Mapped,
): DataSourceOptions {
  const shared = {
    entities: entities as (new () => unknown)[],
    migrations,
    migrationsTransactionMode: 'each' as const,
    logger: new SilentLogger(),
  };
  if (databaseUrl) return { ...shared, ...serverOptions(databaseUrl) };
  return {
    ...shared,
    type: 'better-sqlite3',
    database: databaseFile(dataDir),
    driver: EmbeddedSqlite,
  };
}

export function withIsolation(options: DataSourceOptions): DataSource {
  if (options.type !== 'better-sqlite3') return new DataSource(options);
  mkdirSync(dirname(options.database), { recursive: true, mode: 0o700 });
  const dataSource = new DataSource(options);
  // SQLite accepts any type name; TypeORM accepts only those on its list.
  dataSource.driver.supportedDataTypes.push('mediumtext', 'mediumblob');
  isolate(dataSource, options.database);
  return dataSource;
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/** Undefined with a database server. */
export function embeddedFile({ databaseUrl, dataDir }: DatabaseLocation): string | undefined {
  return databaseUrl ? undefined : databaseFile(dataDir);
}

/** Called after the migrations, which may take as long as they need. */
export function enableQueryTimeout(dataSource: DataSource): void {
  Object.assign(dataSource.driver.options, { enableQueryTimeout: true });
}

function serverOptions(url: URL): DataSourceOptions {
  return {
    type: 'mysql',
    driver: withSessionSettings(),
    host: url.hostname,
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: url.searchParams.get('ssl') === 'true' ? {} : undefined,
    charset: 'UTF8MB4_BIN',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    // Amounts and instants are safe integers; larger values such as sums are selected as text.
    bigNumberStrings: false,
    connectTimeout: 5_000,
    maxQueryExecutionTime: QUERY_TIMEOUT_MS,
    poolSize: Number(url.searchParams.get('connections') ?? CONNECTIONS),
    extra: { waitForConnections: true, queueLimit: 1_000, enableKeepAlive: true },
  };
}

const SESSION_SETTINGS = [
  // After a guarded UPDATE, the next SELECT must see the row as committed and not an older snapshot.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  'SET SESSION innodb_lock_wait_timeout = 5',
  // A migration that waits for a long transaction would hold up everybody behind it.
  'SET SESSION lock_wait_timeout = 5',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  // In a Galera cluster, a session written on one node must be readable on the next. MySQL rejects this, which is ignored.
  'SET SESSION wsrep_sync_wait = IF(@@wsrep_on, 1, 0)',
];

function withSessionSettings(): unknown {
  const mysql = createRequire(import.meta.url)('mysql2') as typeof import('mysql2');
  return {
    ...mysql,
    createPool(options: PoolOptions): Pool {
      const pool = mysql.createPool(options);
      pool.on('connection', (connection: PoolConnection) => {
        for (const setting of SESSION_SETTINGS) connection.query(setting, () => undefined);
      });
      new SilenceWatch(pool, () => mysql.createConnection(options));
      return pool;
    },
  };
}

const TIMEOUT_MS = 15_000;

export async function openDataSource(
  location: DatabaseLocation,
  mapped?: Mapped,
): Promise<DataSource> {
  return initialize(createDataSource(location, mapped));
}

export async function withDataSource<T>(
  location: DatabaseLocation,
  work: (dataSource: DataSource) => Promise<T>,
  mapped?: Mapped,
): Promise<T> {
  const dataSource = await openDataSource(location, mapped);
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** A server can accept the connection and then never answer. TypeORM would wait for it, and leave a pool open that keeps the process alive. */
export async function initialize(dataSource: DataSource): Promise<DataSource> {
  const given = new AbortController();
  const initialized = dataSource.initialize();
  const late = sleep(TIMEOUT_MS, undefined, { signal: given.signal }).then(() =>
    Promise.reject(new DatabaseSilentError()),
  );
  try {
    return await Promise.race([initialized, late]);
  } catch (error) {
    initialized.catch(() => undefined);
    closePool(dataSource);
    throw error;
  } finally {
    late.catch(() => undefined);
    given.abort();
  }
}

/** Without waiting: an unanswered statement delays the end until SilenceWatch breaks its connection. */
function closePool({ driver }: DataSource): void {
  const { pool } = driver as { pool?: Pool };
  Object.assign(driver, { pool: undefined });
  pool?.end(() => undefined);
}

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../../config/configuration.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';
import { SnakeCaseNaming } from './naming.js';
import type { SchemaDefinition } from '../schema/schema-definition.js';
import { SilentLogger } from './silent-logger.js';
import { isolate } from './sqlite-isolation.js';

const CONNECTIONS = 10;
/** A statement that the server does not answer within this fails. */
export const LONGEST_QUERY_MS = 20_000;

/** Where the database is. */
export type DatabasePlace = Pick<Configuration, 'databaseUrl' | 'dataDir'>;

type Mapped = Pick<SchemaDefinition, 'entities' | 'migrations'>;

/** A data source for the configured engine, not yet connected. Without a schema it only runs SQL. */
export function createDataSource(place: DatabasePlace, mapped: Mapped = { entities: [], migrations: [] }): DataSource {
  return withIsolation(dataSourceOptions(place, mapped));
}

export function dataSourceOptions({ databaseUrl, dataDir }: DatabasePlace, { entities, migrations }: Mapped): DataSourceOptions {
  const shared = {
    entities: entities as (new () => unknown)[],
    migrations,
    namingStrategy: new SnakeCaseNaming(),
    migrationsTransactionMode: 'each' as const,
    logger: new SilentLogger(),
  };
  if (databaseUrl) return { ...shared, ...serverOptions(databaseUrl) };
  return { ...shared, type: 'better-sqlite3', database: databaseFile(dataDir), driver: EmbeddedSqlite };
}

/** The data source of these options, with real isolation on the embedded engine too. */
export function withIsolation(options: DataSourceOptions): DataSource {
  if (options.type !== 'better-sqlite3') return new DataSource(options);
  // Everybody's pay is in there: for the server's user alone.
  mkdirSync(dirname(options.database), { recursive: true, mode: 0o700 });
  const dataSource = new DataSource(options);
  // The embedded engine takes any type's name; TypeORM only knows the names of its own list.
  dataSource.driver.supportedDataTypes.push('mediumtext', 'mediumblob');
  isolate(dataSource, options.database);
  return dataSource;
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/** From now on a statement that the server does not answer in time fails. Migrations may take as long as they need. */
export function limitQueryTime(dataSource: DataSource): void {
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
    // Amounts and instants are safe integers on both engines; what may be larger (sums) is read as text.
    bigNumberStrings: false,
    connectTimeout: 5_000,
    maxQueryExecutionTime: LONGEST_QUERY_MS,
    poolSize: Number(url.searchParams.get('connections') ?? CONNECTIONS),
    // A request that finds no connection waits its turn, but not behind an endless line.
    extra: { waitForConnections: true, queueLimit: 1_000, enableKeepAlive: true },
  };
}

const SESSION_SETTINGS = [
  // Each statement sees what is committed: after a guarded update, the reading that follows is of the row that was won.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // Who waits longer than this for a row is told to try again, instead of being cut off without an answer.
  'SET SESSION innodb_lock_wait_timeout = 5',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  // In a cluster, a session made on one node must be found on the next. MySQL knows no such variable and refuses.
  'SET SESSION wsrep_sync_wait = IF(@@wsrep_on, 1, 0)',
];

/** mysql2, giving each new connection its settings before its first statement. */
function withSessionSettings(): unknown {
  const mysql = createRequire(import.meta.url)('mysql2') as typeof import('mysql2');
  return {
    ...mysql,
    createPool(options: Parameters<typeof mysql.createPool>[0]): Pool {
      const pool = mysql.createPool(options);
      pool.on('connection', (connection: PoolConnection) => {
        for (const setting of SESSION_SETTINGS) connection.query(setting, () => undefined);
      });
      return pool;
    },
  };
}

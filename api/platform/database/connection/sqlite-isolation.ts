import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { FifoMutex } from '../../queue/fifo-mutex.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';

interface StockRunner {
  data: Record<string, unknown>;
  isTransactionActive: boolean;
  transactionDepth: number;
  startTransaction(level?: IsolationLevel): Promise<void>;
  rollbackTransaction(): Promise<void>;
  release(): Promise<void>;
  query<T>(sql: string, parameters?: unknown[], structured?: boolean): Promise<T>;
  getStmt(sql: string): Promise<unknown>;
}

const Stock = BetterSqlite3QueryRunner as unknown as new (
  driver: BetterSqlite3Driver,
) => StockRunner;

const TIMEOUT_MS = 10_000;
const BUSY_RETRY_MS = 5;

export class DatabaseBusyError extends Error {
  constructor() {
    super('The embedded database was busy for too long.');
    this.name = 'DatabaseBusyError';
  }
}

async function retryWhileLocked<T>(run: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/database is locked/.test(String(error)) || performance.now() > deadline) throw error;
      await sleep(BUSY_RETRY_MS);
    }
  }
}

export interface IsolatedDriver {
  leftInLog(this: void, reason: string): void;
  readCommitted(this: void, sql: string, parameters: unknown[]): unknown[];
  writersWaiting(this: void): number;
}

/** For the server, after whose stop the file may be copied. A program beside it leaves the rest to the server. */
export function warnOfUnwrittenLog({ driver }: DataSource): void {
  Object.assign(driver, {
    leftInLog: (reason) =>
      new Logger('Database').warn(
        `The last writes are in database.sqlite-wal, which belongs to database.sqlite: ${reason}.`,
      ),
  } satisfies Partial<IsolatedDriver>);
}

/** One connection for writers, who take turns, and one for reads. */
class Connections {
  readonly mutex = new FifoMutex();
  private readConnection: EmbeddedSqlite | undefined;

  constructor(
    readonly driver: BetterSqlite3Driver,
    private readonly file: string,
  ) {}

  get writer(): EmbeddedSqlite {
    return this.driver.databaseConnection as EmbeddedSqlite;
  }

  get reader(): EmbeddedSqlite {
    return (this.readConnection ??= new EmbeddedSqlite(this.file, { readonly: true }));
  }

  acquireWriter(): Promise<() => void> {
    return this.mutex.acquire(TIMEOUT_MS, () => new DatabaseBusyError());
  }

  closeReader(): void {
    this.readConnection?.close();
    this.readConnection = undefined;
  }

  writeLog(): void {
    const { leftInLog } = this.driver as unknown as IsolatedDriver;
    try {
      if (!this.writer.checkpoint()) leftInLog('another program is using the database');
    } catch (error) {
      leftInLog((error as Error).message);
    }
  }
}

class IsolatedQueryRunner extends Stock {
  private releaseWriter?: () => void;
  private reading = false;

  constructor(private readonly connections: Connections) {
    super(connections.driver);
  }

  override async startTransaction(level?: IsolationLevel): Promise<void> {
    this.releaseWriter ??= await this.connections.acquireWriter();
    try {
      await super.startTransaction(level);
    } catch (error) {
      if (this.transactionDepth === 0) {
        this.isTransactionActive = false;
        this.releaseTurn();
      }
      throw error;
    }
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.releaseTurn();
    }
  }

  override async release(): Promise<void> {
    if (this.isTransactionActive) await this.rollbackTransaction().catch(() => undefined);
    this.releaseTurn();
    await super.release();
  }

  override async query<T>(sql: string, parameters: unknown[] = [], structured = false): Promise<T> {
    this.reading = !this.releaseWriter && /^\s*(SELECT|WITH|EXPLAIN)\b/i.test(sql);
    if (sql === 'BEGIN TRANSACTION')
      return retryWhileLocked(() => super.query<T>('BEGIN IMMEDIATE'));
    // SQLite itself rolls back after some errors, such as a full disk.
    if (sql === 'ROLLBACK' && !this.connections.writer.isTransaction) return undefined as T;
    if (this.releaseWriter) {
      if (!this.connections.writer.isTransaction)
        throw new Error('The embedded database rolled back the transaction.');
      return super.query<T>(sql, parameters, structured);
    }
    const run = () => retryWhileLocked(() => super.query<T>(sql, parameters, structured));
    if (this.reading) return run();
    const releaseWriter = await this.connections.acquireWriter();
    try {
      return await run();
    } finally {
      releaseWriter();
    }
  }

  override getStmt(sql: string): Promise<unknown> {
    const connection = this.reading ? this.connections.reader : this.connections.writer;
    return Promise.resolve(connection.prepare(sql));
  }

  private releaseTurn(): void {
    this.releaseWriter?.();
    this.releaseWriter = undefined;
  }
}

/** TypeORM's driver shares one connection, so parallel transactions would merge: here they take turns, and reads use a second connection. */
export function isolate(dataSource: DataSource, file: string): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const connections = new Connections(driver, file);
  driver.createQueryRunner = () => new IsolatedQueryRunner(connections) as unknown as QueryRunner;
  Object.assign(driver, {
    readCommitted: (sql, parameters) => connections.reader.prepare(sql).all(...parameters),
    writersWaiting: () => connections.mutex.waiting,
    leftInLog: () => undefined,
  } satisfies IsolatedDriver);

  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    if (connections.writer.isTransaction) connections.writer.prepare('ROLLBACK').run();
    connections.closeReader();
    connections.writeLog();
    await disconnect();
  };
}

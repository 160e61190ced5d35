import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { EmbeddedSqlite } from './embedded-sqlite.js';
import { FifoMutex } from '../transaction/fifo-mutex.js';
import { GROUP_COMMIT, GroupCommit } from '../transaction/group-commit.js';

/** What is built upon here of the stock runner, parts that its types keep to themselves included. */
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

const Stock = BetterSqlite3QueryRunner as unknown as new (driver: BetterSqlite3Driver) => StockRunner;

const PATIENCE_MS = 10_000;
const BUSY_RETRY_MS = 5;

/** Nobody got a turn at the embedded database in time; the caller may try again. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('The embedded database was busy for too long.');
    this.name = 'DatabaseBusyError';
  }
}

/** Another process may be writing to the file: it is waited for here, where waiting blocks nobody. */
async function patiently<T>(run: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/database is locked/.test(String(error)) || performance.now() > deadline) throw error;
      await sleep(BUSY_RETRY_MS);
    }
  }
}

/** What the driver can do beyond TypeORM's own once it is isolated. */
export interface IsolatedDriver {
  readCommitted(this: void, sql: string, parameters: unknown[]): unknown[];
  /** How many wait for their turn. */
  writersWaiting(this: void): number;
}

/**
 * Gives TypeORM's embedded driver real isolation. The stock driver shares one connection among all requests: a second
 * transaction becomes part of the first and goes down with it. Here each transaction has the writing connection to
 * itself, in turns, and everything outside transactions reads committed rows over a second, read-only connection.
 */
export function isolate(dataSource: DataSource, file: string): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const writer = () => driver.databaseConnection as EmbeddedSqlite;
  const mutex = new FifoMutex();
  const group = new GroupCommit(writer);
  let opened: EmbeddedSqlite | undefined;
  const reader = () => (opened ??= new EmbeddedSqlite(file, { readonly: true }));

  class IsolatedQueryRunner extends Stock {
    private releaseWriter?: () => void;
    private reading = false;

    override async startTransaction(level?: IsolationLevel): Promise<void> {
      this.releaseWriter ??= await mutex.acquire(PATIENCE_MS, () => new DatabaseBusyError());
      try {
        await super.startTransaction(level);
      } catch (error) {
        if (this.transactionDepth === 0) {
          this.isTransactionActive = false;
          this.leaveWriter();
        }
        throw error;
      }
    }

    override async rollbackTransaction(): Promise<void> {
      try {
        await super.rollbackTransaction();
      } finally {
        if (!this.isTransactionActive) this.leaveWriter();
      }
    }

    override async release(): Promise<void> {
      if (this.isTransactionActive) await this.rollbackTransaction().catch(() => undefined);
      this.leaveWriter();
      await super.release();
    }

    override async query<T>(sql: string, parameters: unknown[] = [], structured = false): Promise<T> {
      if (sql === 'BEGIN TRANSACTION') return patiently(() => group.begin(this.data[GROUP_COMMIT] === true)) as Promise<T>;
      if (sql === 'COMMIT') return this.keep() as Promise<T>;
      if (sql === 'ROLLBACK') return this.undo() as T;
      const run = () => patiently(() => super.query<T>(sql, parameters, structured));
      this.reading = !this.releaseWriter && /^\s*(SELECT|WITH|EXPLAIN)\b/i.test(sql);
      if (this.releaseWriter) return super.query<T>(sql, parameters, structured);
      if (this.reading) return run();
      const releaseWriter = await mutex.acquire(PATIENCE_MS, () => new DatabaseBusyError());
      try {
        group.commit();
        return await run();
      } finally {
        releaseWriter();
      }
    }

    /** Whoever is next goes on while this unit waits for the disk. */
    private keep(): Promise<void> {
      const stored = group.keep();
      this.leaveWriter();
      return stored;
    }

    /** Of a unit that could not be stored, everything is gone already. */
    private undo(): void {
      if (this.releaseWriter) group.undo();
    }

    override getStmt(sql: string): Promise<unknown> {
      const connection = this.reading ? reader() : writer();
      return Promise.resolve(connection.prepare(sql));
    }

    private leaveWriter(): void {
      const releaseWriter = this.releaseWriter;
      if (!releaseWriter) return;
      this.releaseWriter = undefined;
      group.unitEnded();
      releaseWriter();
    }
  }

  driver.createQueryRunner = () => new IsolatedQueryRunner(driver) as unknown as QueryRunner;
  Object.assign(driver, {
    readCommitted: (sql, parameters) => reader().prepare(sql).all(...parameters),
    writersWaiting: () => mutex.waiting,
  } satisfies IsolatedDriver);
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    group.close();
    opened?.close();
    opened = undefined;
    await disconnect();
  };
}

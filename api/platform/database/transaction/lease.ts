import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isLocked, isSerializationFailure } from '../connection/driver-errors.js';
import { newId } from '../statements/ids.js';
import { MAY_WRITE } from './query-guard.js';

const TERM_MS = 30_000;
const RENEW_MS = 10_000;
const POLL_MS = 100;
const WARN_AFTER_POLLS = 20;
const MAX_ATTEMPTS = 20;
const LOCKED_TIMEOUT_MS = 600_000;

interface Observation {
  holder: string | null;
  expiresAt: number;
  since: number;
}

/** A lock between instances as a row with an expiry: a server's own locks do not span the nodes of a cluster. */
export class Lease {
  private static readonly observations = new WeakMap<DataSource, Map<string, Observation>>();
  private readonly holder = newId();
  private renewal?: NodeJS.Timeout;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
  ) {}

  static async createTable(dataSource: DataSource): Promise<void> {
    const sql =
      'CREATE TABLE IF NOT EXISTS lease (name varchar(40) NOT NULL, holder varchar(36), expires_at bigint NOT NULL, CONSTRAINT lease_pk PRIMARY KEY (name))';
    await retryOnConflict(() => dataSource.query(sql));
  }

  static async hold<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
    const lease = new Lease(dataSource, name);
    for (let polls = 1; !(await lease.tryAcquire()); polls++) {
      if (polls === WARN_AFTER_POLLS)
        new Logger('Lease').warn(`Waiting for another instance to finish with ${name}.`);
      await sleep(POLL_MS);
    }
    try {
      return await work();
    } finally {
      await lease.release();
    }
  }

  static async tryHold(
    dataSource: DataSource,
    name: string,
    work: () => Promise<void>,
  ): Promise<void> {
    const lease = new Lease(dataSource, name);
    if (!(await lease.tryAcquire())) return;
    try {
      await work();
    } finally {
      await lease.release();
    }
  }

  static async isHeld(dataSource: DataSource, name: string): Promise<boolean> {
    const [row] = await dataSource.query<{ name: string }[]>(
      'SELECT name FROM lease WHERE name = ? AND expires_at > ?',
      [name, Date.now()],
    );
    return row !== undefined;
  }

  private async tryAcquire(): Promise<boolean> {
    const now = Date.now();
    // A plain read, so that waiting for the lease does not queue behind its holder's writes.
    const row = await this.readRow();
    if (row.holder && row.expiresAt >= now && !this.isAbandoned(row)) return false;
    const insert = this.dataSource.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await this.run(`${insert} INTO lease (name, holder, expires_at) VALUES (?, NULL, 0)`, [
      this.name,
    ]);
    await this.run(
      'UPDATE lease SET holder = ?, expires_at = ? WHERE name = ? AND expires_at < ?',
      [this.holder, now + TERM_MS, this.name, now],
    );
    if (!(await this.confirmAcquired())) return false;
    this.renewal = setInterval(() => void this.renew(), RENEW_MS);
    return true;
  }

  private async confirmAcquired(): Promise<boolean> {
    const row = await this.readRow();
    if (row.holder === this.holder) return true;
    if (!this.isAbandoned(row)) return false;
    const sql =
      'UPDATE lease SET holder = ?, expires_at = ? WHERE name = ? AND holder = ? AND expires_at = ?';
    await this.run(sql, [this.holder, Date.now() + TERM_MS, this.name, row.holder, row.expiresAt]);
    return (await this.readRow()).holder === this.holder;
  }

  private async readRow(): Promise<Omit<Observation, 'since'>> {
    const [row] = await this.dataSource.query<
      { holder: string | null; expires_at: number | string }[]
    >('SELECT holder, expires_at FROM lease WHERE name = ?', [this.name]);
    return { holder: row?.holder ?? null, expiresAt: Number(row?.expires_at ?? 0) };
  }

  /** Detects a dead holder even if a clock is wrong: a live one renews its row several times per term. */
  private isAbandoned({ holder, expiresAt }: Omit<Observation, 'since'>): boolean {
    const observations = Lease.observations.get(this.dataSource) ?? new Map<string, Observation>();
    Lease.observations.set(this.dataSource, observations);
    const previous = observations.get(this.name);
    if (previous?.holder === holder && previous.expiresAt === expiresAt)
      return performance.now() - previous.since > TERM_MS;
    observations.set(this.name, { holder, expiresAt, since: performance.now() });
    return false;
  }

  private async renew(): Promise<void> {
    await this.run('UPDATE lease SET expires_at = ? WHERE name = ? AND holder = ?', [
      Date.now() + TERM_MS,
      this.name,
      this.holder,
    ]).catch(() => undefined);
  }

  private async release(): Promise<void> {
    clearInterval(this.renewal);
    await this.run('UPDATE lease SET holder = NULL, expires_at = 0 WHERE name = ? AND holder = ?', [
      this.name,
      this.holder,
    ]);
  }

  private run(sql: string, parameters: unknown[]): Promise<void> {
    return retryOnConflict(() => this.commit(sql, parameters));
  }

  private async commit(sql: string, parameters: unknown[]): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    runner.data[MAY_WRITE] = true;
    try {
      await runner.startTransaction();
      await runner.query(sql, parameters);
      await runner.commitTransaction();
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** Instances on different cluster nodes conflict at the lease row; the loser retries. */
async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LOCKED_TIMEOUT_MS;
  for (let attempts = 1; ; attempts++) {
    try {
      return await run();
    } catch (error) {
      const retry = isLocked(error)
        ? performance.now() < deadline
        : attempts < MAX_ATTEMPTS && isSerializationFailure(error);
      if (!retry) throw error;
      await sleep(POLL_MS * Math.random());
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { newId } from '../statements/ids.js';
import type { DataSource } from 'typeorm';
import { isLocked, isSerializationFailure } from '../connection/driver-errors.js';
import { MAY_WRITE } from './query-guard.js';

const TERM_MS = 30_000;
const RENEW_MS = 10_000;
const POLL_MS = 100;
const SAID_AFTER_POLLS = 20;
const MOST_ATTEMPTS = 20;
/** Another process may write to the embedded database for as long as it makes a schema or a demo company. */
const LOCKED_MS = 600_000;

/** A lease that somebody else holds, and since when (of `performance.now`) its row has looked like this. */
interface Sighting {
  holder: string | null;
  expiresAt: number;
  since: number;
}

/**
 * Locks between instances are rows with an expiry, taken by a guarded update: a server's own locks stay on one node of
 * a cluster. Whoever dies lets go when the term ends; by the clock, or, where a clock was set back or is wrong, because
 * nobody has renewed the row for a term.
 */
export class Lease {
  private static readonly sightings = new WeakMap<DataSource, Map<string, Sighting>>();
  private readonly holder = newId();
  private renewal?: NodeJS.Timeout;

  private constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
  ) {}

  static async createTable(dataSource: DataSource): Promise<void> {
    const sql = 'CREATE TABLE IF NOT EXISTS lease (name varchar(40) NOT NULL, holder varchar(36), expires_at bigint NOT NULL, CONSTRAINT lease_pk PRIMARY KEY (name))';
    await repeated(() => dataSource.query(sql));
  }

  /** Runs `work` while holding the lease, however long it takes to get it. */
  static async hold<T>(dataSource: DataSource, name: string, work: () => Promise<T>): Promise<T> {
    const lease = new Lease(dataSource, name);
    for (let polls = 1; !(await lease.take()); polls++) {
      if (polls === SAID_AFTER_POLLS) new Logger('Lease').warn(`Waiting for another instance to finish with ${name}.`);
      await sleep(POLL_MS);
    }
    try {
      return await work();
    } finally {
      await lease.release();
    }
  }

  /** Runs `work` if nobody else holds the lease. */
  static async tryHold(dataSource: DataSource, name: string, work: () => Promise<void>): Promise<void> {
    const lease = new Lease(dataSource, name);
    if (!(await lease.take())) return;
    try {
      await work();
    } finally {
      await lease.release();
    }
  }

  /** Whether somebody, here or in another instance, is at it. */
  static async isHeld(dataSource: DataSource, name: string): Promise<boolean> {
    const [row] = await dataSource.query<{ name: string }[]>('SELECT name FROM lease WHERE name = ? AND expires_at > ?', [name, Date.now()]);
    return row !== undefined;
  }

  private async take(): Promise<boolean> {
    const now = Date.now();
    // Reading waits for nobody: who waits for the lease must not stand in line with its holder's writes.
    const found = await this.look();
    if (found.holder && found.expiresAt >= now && !this.abandoned(found)) return false;
    const insert = this.dataSource.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await this.run(`${insert} INTO lease (name, holder, expires_at) VALUES (?, NULL, 0)`, [this.name]);
    await this.run('UPDATE lease SET holder = ?, expires_at = ? WHERE name = ? AND expires_at < ?', [this.holder, now + TERM_MS, this.name, now]);
    if (!(await this.taken())) return false;
    this.renewal = setInterval(() => void this.renew(), RENEW_MS);
    return true;
  }

  private async taken(): Promise<boolean> {
    const found = await this.look();
    if (found.holder === this.holder) return true;
    if (!this.abandoned(found)) return false;
    const sql = 'UPDATE lease SET holder = ?, expires_at = ? WHERE name = ? AND holder = ? AND expires_at = ?';
    await this.run(sql, [this.holder, Date.now() + TERM_MS, this.name, found.holder, found.expiresAt]);
    return (await this.look()).holder === this.holder;
  }

  private async look(): Promise<Omit<Sighting, 'since'>> {
    const [row] = await this.dataSource.query<{ holder: string | null; expires_at: number | string }[]>('SELECT holder, expires_at FROM lease WHERE name = ?', [this.name]);
    return { holder: row?.holder ?? null, expiresAt: Number(row?.expires_at ?? 0) };
  }

  /** Whoever holds a lease changes its row several times in a term. */
  private abandoned({ holder, expiresAt }: Omit<Sighting, 'since'>): boolean {
    const sightings = Lease.sightings.get(this.dataSource) ?? new Map<string, Sighting>();
    Lease.sightings.set(this.dataSource, sightings);
    const before = sightings.get(this.name);
    if (before?.holder === holder && before.expiresAt === expiresAt) return performance.now() - before.since > TERM_MS;
    sightings.set(this.name, { holder, expiresAt, since: performance.now() });
    return false;
  }

  private async renew(): Promise<void> {
    await this.run('UPDATE lease SET expires_at = ? WHERE name = ? AND holder = ?', [Date.now() + TERM_MS, this.name, this.holder]).catch(() => undefined);
  }

  private async release(): Promise<void> {
    clearInterval(this.renewal);
    await this.run('UPDATE lease SET holder = NULL, expires_at = 0 WHERE name = ? AND holder = ?', [this.name, this.holder]);
  }

  private run(sql: string, parameters: unknown[]): Promise<void> {
    return repeated(() => this.commit(sql, parameters));
  }

  /** A lease is no part of any unit of work: others must see it at once. */
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

/** Instances that take one lease at once clash at its row on different nodes of a cluster: who gave way asks again. */
async function repeated<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LOCKED_MS;
  for (let attempts = 1; ; attempts++) {
    try {
      return await run();
    } catch (error) {
      const again = isLocked(error) ? performance.now() < deadline : attempts < MOST_ATTEMPTS && isSerializationFailure(error);
      if (!again) throw error;
      await sleep(POLL_MS * Math.random());
    }
  }
}

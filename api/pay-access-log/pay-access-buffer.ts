import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayPlace } from '../contract/pay-access.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import type { PeriodicJob } from '../platform/database/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/database/periodic/periodic-jobs.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const MOST_AT_ONCE = 200;
/** With a database that stays away, the oldest are given up beyond this. */
const MOST_WAITING = 10_000;

/**
 * Looks wait in memory and are stored together, at most a second later and when the server stops: whoever reads never
 * waits for it, and reads on when it fails. What is not stored yet is lost with a process that is killed.
 */
@Injectable()
export class PayAccessBuffer implements OnApplicationShutdown {
  private waiting: PayAccessEntry[] = [];
  private readonly job: PeriodicJob;

  constructor(
    private readonly work: UnitOfWork,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('pay access', () => this.storeAll());
  }

  add(entry: PayAccessEntry): void {
    this.waiting.push(entry);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
  }

  /** Those that were not stored yet and turned out to be part of another. */
  withdraw(isPart: (entry: PayAccessEntry) => boolean): void {
    this.waiting = this.waiting.filter((entry) => !isPart(entry));
  }

  /** When the last request has been answered, and while the database is still open. */
  async onApplicationShutdown(): Promise<void> {
    await this.store();
    if (this.waiting.length > 0) new Logger('PayAccess').warn(`Who was shown whose pay could not be stored: ${this.waiting.length} records are lost.`);
  }

  /** All that waits now. */
  async store(): Promise<void> {
    await this.job.run();
  }

  private async storeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        await this.work.writeInNewTransaction((manager) => storePayAccess(manager, some));
      } catch (error) {
        this.waiting.unshift(...some);
        throw error;
      }
    }
  }
}

/** A entry that is to be stored. */
export interface PayAccessEntry {
  id: string;
  at: number;
  /** Null for a program of the shell. */
  actorId: string | null;
  actorName: string;
  where: PayPlace;
  /** How many were shown together; null: everybody. */
  count: number | null;
  /** The employees among them who are to know of it; empty for everybody. */
  people: string[];
}

/** In one unit of work; those that are stored already stay as they are. */
export async function storePayAccess(manager: EntityManager, entries: PayAccessEntry[]): Promise<void> {
  const stored = await manager.query<{ id: string }[]>(`SELECT id FROM pay_access WHERE id IN (${entries.map(() => '?').join(', ')})`, entries.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const columns = ['id', 'accessed_at', 'actor_id', 'actor_name', 'place', 'people'];
  await insertRows(manager, 'pay_access', columns, fresh.map(({ id, at, actorId, actorName, where, count }) => [id, at, actorId, actorName, where, count]));
  await insertRows(manager, 'pay_access_person', ['employee_id', 'pay_access_id'], fresh.flatMap(({ id, people }) => people.map((person) => [person, id])));
}

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PayAccessPlace } from '../contract/pay-access.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const BATCH = 200;
/** While the database is unavailable, the oldest entries are dropped beyond this. */
const MAX_ENTRIES = 10_000;

/** Stores entries in batches about a second later, so that no read waits or fails for its record; a killed process loses them. */
@Injectable()
export class PayAccessBuffer implements OnApplicationShutdown {
  private entries: PayAccessEntry[] = [];
  private readonly job: PeriodicJob;

  constructor(
    private readonly work: UnitOfWork,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('pay access', () => this.storeAll());
  }

  add(entry: PayAccessEntry): void {
    this.entries.push(entry);
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
  }

  withdraw(matches: (entry: PayAccessEntry) => boolean): void {
    this.entries = this.entries.filter((entry) => !matches(entry));
  }

  /** Runs after the last request, before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.store();
    if (this.entries.length > 0) new Logger('PayAccess').warn(`Who was shown whose pay could not be stored: ${this.entries.length} records are lost.`);
  }

  async store(): Promise<void> {
    await this.job.run();
  }

  private async storeAll(): Promise<void> {
    while (this.entries.length > 0) {
      const batch = this.entries.splice(0, BATCH);
      try {
        await this.work.writeInNewTransaction((manager) => storePayAccess(manager, batch));
      } catch (error) {
        this.entries.unshift(...batch);
        throw error;
      }
    }
  }
}

export interface PayAccessEntry {
  id: string;
  at: number;
  actorId: string | null;
  actorName: string;
  where: PayAccessPlace;
  /** Null for everybody. */
  count: number | null;
  /** Employee ids without the actor's own; empty for everybody. */
  people: string[];
}

/** Skips entries that are already stored: a batch may be tried again. */
export async function storePayAccess(manager: EntityManager, entries: PayAccessEntry[]): Promise<void> {
  const rows = await manager.query<{ id: string }[]>(`SELECT id FROM pay_access WHERE id IN (${entries.map(() => '?').join(', ')})`, entries.map(({ id }) => id));
  const stored = new Set(rows.map(({ id }) => id));
  const unstored = entries.filter(({ id }) => !stored.has(id));
  const columns = ['id', 'accessed_at', 'actor_id', 'actor_name', 'place', 'people'];
  await insertRows(manager, 'pay_access', columns, unstored.map(({ id, at, actorId, actorName, where, count }) => [id, at, actorId, actorName, where, count]));
  await insertRows(manager, 'pay_access_person', ['employee_id', 'pay_access_id'], unstored.flatMap(({ id, people }) => people.map((person) => [person, id])));
}

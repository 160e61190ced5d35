import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { soonerAtMidnight } from '../../platform/periodic/sooner-at-midnight.js';
import { JobFactStore } from './job-fact-store.js';
import { PlannedJobs } from './planned-jobs.js';
import { UNFOLLOWED_JOBS } from './unfollowed-jobs.js';

const BATCH = 200;

/** Brings planned facts into force on their day. Safe to repeat: it compares, and changes what differs. */
@Injectable()
export class JobUpkeep {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly facts: JobFactStore,
    private readonly planned: PlannedJobs,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('job facts', async (stopping) => {
      await Lease.tryHold(dataSource, 'job-facts', () => this.round(stopping));
      return soonerAtMidnight(this.clock);
    });
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    // Reads first, so that a round without work takes no lock. The day can end in between.
    while (!stopping.aborted) {
      const due = await this.due();
      if (due.length === 0) break;
      await this.work.write(async (manager) => {
        await lock(manager, due);
        await this.planned.takeEffect(manager, due);
      });
    }
    while (!stopping.aborted) {
      const rows = await this.work.read<{ id: string }>(`${UNFOLLOWED_JOBS} LIMIT ${BATCH}`, [
        this.clock.today(),
      ]);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.work.write(async (manager) => {
        await lock(manager, ids);
        await this.facts.follow(manager, ids, { source: 'edit', by: null });
      });
    }
  }

  private async due(): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(
      `SELECT DISTINCT employee_id AS id FROM job_fact WHERE planned = 1 AND from_date <= ? LIMIT ${BATCH}`,
      [this.clock.today()],
    );
    return rows.map(({ id }) => id);
  }
}

/** On a server, so that what is read next stays so. The version tells open forms. */
async function lock(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE employee SET version = version + 1 WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { JobFactStore } from './job-fact-store.js';
import { JobNames } from './job-names.js';
import { JobsInForce } from './jobs-in-force.js';
import type { JobFactValue } from './todays-job.js';
import { UNFOLLOWED_JOBS } from './unfollowed-jobs.js';

const BATCH = 200;
const QUARTER_MS = 15 * 60 * 1000;
const AFTER_MIDNIGHT_MS = 1_000;

/** Brings planned facts into force on their day. Safe to repeat: it compares, and changes what differs. */
@Injectable()
export class JobUpkeep {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly facts: JobFactStore,
    private readonly inForce: JobsInForce,
    private readonly names: JobNames,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('job facts', async (stopping) => {
      await Lease.tryHold(dataSource, 'job-facts', () => this.round(stopping));
      return Math.min(
        QUARTER_MS,
        this.clock.endOf(this.clock.today()) - this.clock.now() + AFTER_MIDNIGHT_MS,
      );
    });
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    const today = this.clock.today();
    // Reads first, so that a round without work takes no lock.
    while (!stopping.aborted) {
      const due = await this.due(today);
      if (due.length === 0) break;
      await this.work.write((manager) => this.takeEffect(manager, today, due));
    }
    while (!stopping.aborted) {
      const rows = await this.work.read<{ id: string }>(`${UNFOLLOWED_JOBS} LIMIT ${BATCH}`, [
        today,
      ]);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.work.write(async (manager) => {
        await lock(manager, ids);
        await this.facts.follow(manager, ids, { source: 'edit', by: null });
      });
    }
  }

  private async due(today: CalendarDate): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(
      `SELECT DISTINCT employee_id AS id FROM job_fact WHERE planned = 1 AND from_date <= ? LIMIT ${BATCH}`,
      [today],
    );
    return rows.map(({ id }) => id);
  }

  private async takeEffect(
    manager: EntityManager,
    today: CalendarDate,
    ids: string[],
  ): Promise<void> {
    await lock(manager, ids);
    const due = await manager.query<{ id: string; kind: JobKind }[]>(
      `SELECT employee_id AS id, kind FROM job_fact WHERE planned = 1 AND from_date <= ? AND employee_id IN (${ids.map(() => '?').join(', ')})`,
      [today, ...ids],
    );
    const kinds = new Map<string, JobKind[]>();
    for (const { id, kind } of due) kinds.set(id, [...(kinds.get(id) ?? []), kind]);
    const changed = await this.inForce.apply(manager, kinds);
    const nameOf = await this.names.read(
      changed.flatMap(({ before, after }) => [...before, ...after]),
    );
    const named = (values: JobFactValue[]) =>
      Object.fromEntries(values.map((value) => [value.kind, nameOf(value)]));
    await this.audit.record(
      SYSTEM_ACTOR,
      ...changed.map(({ employeeId, name, before, after }): AuditedChange => ({
        action: 'job.effect',
        subject: 'employee',
        id: employeeId,
        name,
        before: named(before),
        after: named(after),
      })),
    );
  }
}

/** On a server, so that what is read next stays so. The version tells open forms. */
async function lock(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE employee SET version = version + 1 WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
}

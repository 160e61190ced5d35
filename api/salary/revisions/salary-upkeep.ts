import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import { Clock } from '../../platform/config/clock.js';
import { updateFrom } from '../../platform/database/statements/update-from.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { soonerAtMidnight } from '../../platform/periodic/sooner-at-midnight.js';
import { OUTDATED_SALARIES } from './outdated-salaries.js';

const BATCH = 200;

interface Outdated {
  id: string;
  name: string;
  revisionId: string;
  salary: number | string | null;
  inForce: number | string;
}

/** Brings planned revisions into force on their day. Safe to repeat: it compares, and changes what differs. */
@Injectable()
export class SalaryUpkeep {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('salary revisions', async (stopping) => {
      await Lease.tryHold(dataSource, 'salary-revisions', () => this.round(stopping));
      return soonerAtMidnight(this.clock);
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
      const due = await this.work.read<Outdated>(`${OUTDATED_SALARIES} LIMIT ${BATCH}`, [today]);
      if (due.length === 0) return;
      await this.work.write((manager) =>
        this.apply(
          manager,
          today,
          due.map(({ id }) => id),
        ),
      );
    }
  }

  private async apply(manager: EntityManager, today: CalendarDate, ids: string[]): Promise<void> {
    const places = ids.map(() => '?').join(', ');
    // Locks them on a server, so that what is read next stays so.
    await manager.query(`UPDATE employee SET id = id WHERE id IN (${places})`, ids);
    const due = await manager.query<Outdated[]>(
      `${OUTDATED_SALARIES} AND e.id IN (${places}) ORDER BY e.id`,
      [today, ...ids],
    );
    if (due.length === 0) return;
    await updateFrom(manager, {
      table: 'employee',
      source: 'salary_revision r',
      on: 'r.employee_id = employee.id',
      set: { salary: 'r.salary', version: 'employee.version + 1' },
      where: `r.valid = 1 AND r.id IN (${due.map(() => '?').join(', ')})`,
      parameters: due.map(({ revisionId }) => revisionId),
    });
    await this.audit.record(
      SYSTEM_ACTOR,
      ...due.map(({ id, name, salary, inForce }): AuditedChange => ({
        action: 'salary.effect',
        subject: 'employee',
        id,
        name,
        before: { salary: salary === null ? null : amount(salary) },
        after: { salary: amount(inForce) },
      })),
    );
  }
}

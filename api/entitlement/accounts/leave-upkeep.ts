import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ClosingUpkeep } from '../year-end/closing-upkeep.js';
import { AccountGaps } from './account-gaps.js';
import { LeaveAccounts } from './leave-accounts.js';

/** Few enough that nobody who writes waits for long. */
const PEOPLE_PER_UNIT = 10;
const ROWS_PER_UNIT = 200;
/** Looked at in one round, unless rules have changed: then everybody. */
const PEOPLE_PER_ROUND = 10_000;

/** Keeps the index of balances. It can stop for any time: no answer but the list depends on it, and each unit can be repeated. */
@Injectable()
export class LeaveUpkeep {
  private readonly job: PeriodicJob;
  private readonly logger = new Logger('LeaveUpkeep');
  private lookedAt = '';
  private rulesVersion?: number;
  private failing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: LeaveAccounts,
    private readonly gaps: AccountGaps,
    private readonly closings: ClosingUpkeep,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('leave accounts', (stopping) => Lease.tryHold(this.dataSource, 'leave accounts', () => this.round(stopping)));
  }

  wake(): void {
    this.job.wake();
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    await this.closings.round(stopping);
    await this.markDue(stopping);
    await this.fillGaps(stopping);
    await this.refreshStale(stopping);
  }

  /** What changes by itself today, such as a grant or a day of leave that is now taken. */
  private async markDue(stopping: AbortSignal): Promise<void> {
    for (let marked = ROWS_PER_UNIT; marked === ROWS_PER_UNIT && !stopping.aborted;) {
      const rows = await this.work.read<{ employeeId: string; leaveTypeId: string }>(
        'SELECT employee_id AS employeeId, leave_type_id AS leaveTypeId FROM leave_account WHERE changes_on <= ? LIMIT ?',
        [this.clock.today(), ROWS_PER_UNIT],
      );
      marked = rows.length;
      const these = rows.map(() => '(employee_id = ? AND leave_type_id = ?)').join(' OR ');
      const keys = rows.flatMap(({ employeeId, leaveTypeId }) => [employeeId, leaveTypeId]);
      if (marked > 0) await this.work.write((manager) => manager.query(`UPDATE leave_account SET stale = 1, changes_on = NULL WHERE ${these}`, keys), { groupCommit: false });
    }
  }

  private async fillGaps(stopping: AbortSignal): Promise<void> {
    const [row] = await this.work.read<{ version: number | string }>("SELECT version FROM lock_row WHERE name = 'leave-rules'");
    const everybody = this.rulesVersion !== Number(row?.version);
    if (everybody) this.lookedAt = '';
    for (let people = 0; (everybody || people < PEOPLE_PER_ROUND) && !stopping.aborted;) {
      const next = await this.gaps.after(this.lookedAt);
      this.lookedAt = next?.last ?? '';
      if (!next) break;
      people += next.looked;
      await this.refresh(next.found, stopping);
    }
    if (!stopping.aborted) this.rulesVersion = Number(row?.version);
  }

  private async refreshStale(stopping: AbortSignal): Promise<void> {
    for (let last = ''; !stopping.aborted;) {
      const rows = await this.work.read<{ id: string }>('SELECT DISTINCT employee_id AS id FROM leave_account WHERE stale = 1 AND employee_id > ? ORDER BY employee_id LIMIT ?', [last, ROWS_PER_UNIT]);
      if (rows.length === 0) return;
      await this.refresh(rows.map(({ id }) => id), stopping);
      last = rows.at(-1)?.id ?? '';
    }
  }

  private async refresh(employeeIds: readonly string[], stopping: AbortSignal): Promise<void> {
    for (let start = 0; start < employeeIds.length && !stopping.aborted; start += PEOPLE_PER_UNIT) {
      const people = employeeIds.slice(start, start + PEOPLE_PER_UNIT);
      await this.work.write((manager) => this.accounts.refreshStale(manager, people), { groupCommit: false }).then(() => (this.failing = false), (error: Error) => this.warn(error));
      await setImmediate();
    }
  }

  /** The others follow all the same; these stay marked for the next round. */
  private warn(error: Error): void {
    if (!this.failing) this.logger.warn({ msg: 'Balances of some people could not be listed anew and are tried again.', reason: error.name });
    this.failing = true;
  }
}

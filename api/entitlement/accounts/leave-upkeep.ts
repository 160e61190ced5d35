import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { leaveRulesVersion } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { ClosingUpkeep } from './closing-upkeep.js';
import { LeaveAccounts } from './leave-accounts.js';
import { OutdatedAccounts, isOutdated, type DerivedBy } from './outdated-accounts.js';

/** Few enough that nobody who writes waits for long. */
const PEOPLE_PER_UNIT = 10;
/** People per round. After a change of rules and on a new day, a round covers everybody. */
const PEOPLE_PER_ROUND = 10_000;

/** Keeps the index of balances. It can stop for any time: no answer but the list depends on it, and each unit can be repeated. */
@Injectable()
export class LeaveUpkeep {
  private readonly job: PeriodicJob;
  private readonly logger = new Logger('LeaveUpkeep');
  private lookedAt = '';
  /** The rules and the day at which everybody was looked at. */
  private seen = '';
  private failing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: LeaveAccounts,
    private readonly outdated: OutdatedAccounts,
    private readonly closings: ClosingUpkeep,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('leave accounts', (stopping) =>
      Lease.tryHold(this.dataSource, 'leave accounts', () => this.round(stopping)),
    );
  }

  wake(): void {
    this.job.wake();
  }

  /** An outdated row of a list is followed by a newer one in some seconds. */
  async notice(rows: readonly DerivedBy[]): Promise<void> {
    const [rulesVersion, today] = [await leaveRulesVersion(this.work.manager), this.clock.today()];
    if (rows.some((row) => isOutdated(row, rulesVersion, today))) this.wake();
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    await this.closings.round(stopping);
    const seen = `${await leaveRulesVersion(this.work.manager)} ${this.clock.today()}`;
    const everybody = seen !== this.seen;
    if (everybody) this.lookedAt = '';
    for (let people = 0; (everybody || people < PEOPLE_PER_ROUND) && !stopping.aborted;) {
      const next = await this.outdated.after(this.lookedAt);
      this.lookedAt = next?.last ?? '';
      if (!next) break;
      people += next.looked;
      await this.refresh(next.found, stopping);
    }
    if (!stopping.aborted) this.seen = seen;
  }

  private async refresh(employeeIds: readonly string[], stopping: AbortSignal): Promise<void> {
    for (let start = 0; start < employeeIds.length && !stopping.aborted; start += PEOPLE_PER_UNIT) {
      const people = employeeIds.slice(start, start + PEOPLE_PER_UNIT);
      await this.work
        .write((manager) => this.accounts.refresh(manager, people))
        .then(
          () => (this.failing = false),
          (error: Error) => this.warn(error),
        );
      await setImmediate();
    }
  }

  /** The other people are still refreshed; the next round finds these again. */
  private warn(error: Error): void {
    if (!this.failing)
      this.logger.warn({
        msg: 'Balances of some people could not be updated in the list and are tried again.',
        reason: errorReason(error),
      });
    this.failing = true;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountChanged } from '../../account/account.events.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { ChangesRecorded } from '../../audit/audit.events.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { ApproversChanged } from '../../employee/employee.events.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { PendingChains } from './pending-chains.js';
import { WaitingLeave } from './waiting-leave.js';

/** Actions that change who may decide: managers, approvers and deputies, last days, roles and sign-ins. */
const CHANGES_DECIDERS: readonly AuditAction[] = [
  'employee.employment',
  'employee.return',
  'employee.deputy',
  'job.change',
  'job.withdraw',
  'account.access',
];

/** Keeps the index of whose turn it is, since people come back and steps grow old without anybody's doing. */
@Injectable()
export class WaitingUpkeep {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly setting: ApprovalSetting,
    private readonly pending: PendingChains,
    private readonly waiting: WaitingLeave,
    events: Events,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('waiting leave', () =>
      Lease.tryHold(dataSource, 'waiting leave', () => this.round()),
    );
    events.on(ChangesRecorded, async ({ changes }) => {
      if (changes.some(({ action }) => CHANGES_DECIDERS.includes(action))) await this.refreshAll();
    });
    events.on(ApproversChanged, () => this.refreshAll());
    // With a first password somebody can decide.
    events.on(AccountChanged, async ({ changes }) => {
      if (changes.passwordHash !== undefined) this.work.afterCommit(() => this.wake());
    });
  }

  private async refreshAll(): Promise<void> {
    if (await this.setting.isOn()) await this.waiting.refreshAll();
  }

  /** After an import, which changes many people at once, and where many set a password on the same morning. */
  wake(): void {
    this.job.wake();
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(): Promise<void> {
    if (!(await this.setting.isOn())) return;
    await this.work.write(async (manager) => {
      // A request that was stored at the moment approvals were switched on has no chain yet.
      await this.pending.begin(manager);
      await this.waiting.refreshAll();
    });
  }
}

import { Injectable } from '@nestjs/common';
import { type CalendarDate, latestFutureDate } from '../../contract/calendar-date.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { Problem, refusal } from '../../contract/problem.js';
import { type Actor, denied, isAdmin } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { cancelLeave, notPending } from '../cancelled-leave.js';
import { OwnDecisions, ownDecision } from '../check/own-decisions.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveAccess } from '../leave-access.js';
import { LeaveActivity } from '../leave-activity.js';
import { LeaveRecords } from '../leave-records.js';
import { typeOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveWithdrawalDto } from '../leave.dto.js';
import { LeaveWithdrawn } from '../leave.events.js';
import { RestoredLeave } from './restored-leave.js';

@Injectable()
export class LeaveWithdrawals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly access: LeaveAccess,
    private readonly records: LeaveRecords,
    private readonly restored: RestoredLeave,
    private readonly ownDecisions: OwnDecisions,
    private readonly steps: LeaveSteps,
    private readonly activity: LeaveActivity,
  ) {}

  withdraw(
    actor: Actor,
    id: string,
    { reason = null, restoreUntil = null }: LeaveWithdrawalDto,
  ): Promise<LeaveRecord> {
    this.requireRestorable(actor, restoreUntil);
    return this.work.write(async (manager) => {
      const before = await this.access.reachLocked(manager, actor, id);
      await this.requireAllowed(actor, before);
      const needsReason =
        before.account_id !== actor.accountId || (before.status !== 'Pending' && isAdmin(actor));
      if (needsReason && reason === null)
        throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
      if (await this.ownDecisions.othersDecideIfBegun(manager, actor, before)) throw ownDecision();
      const restored = await this.restored.giveBack(manager, actor, before, {
        until: restoreUntil,
        reason: reason ?? '',
      });
      await cancelLeave(manager, before, { reason, by: actor.accountId, at: this.clock.now() });
      const leave = await this.records.read(actor, id);
      await this.activity.record(manager, actor, {
        event: new LeaveWithdrawn(leave, actor.accountId),
        type: typeOfRow(before),
        action: 'leave.withdraw',
        before: { status: before.status, reason: null },
        after: { status: leave.status, reason, ...restored },
      });
      return leave;
    });
  }

  /** Admins cancel all leave, owners their pending leave; with approvals owners and approvers also cancel approved leave that has not begun. */
  private async requireAllowed(actor: Actor, row: LeaveRow): Promise<void> {
    if (row.status === 'Rejected' || row.status === 'Cancelled') throw notPending(row.status);
    if (isAdmin(actor) || (await this.steps.mayCancel(actor, row))) return;
    if (row.account_id !== actor.accountId)
      throw new Problem('leave.not_yours', refusal('leave.not_begun_only'));
    if (row.status !== 'Pending') throw notPending(row.status);
  }

  private requireRestorable(actor: Actor, until: CalendarDate | null): void {
    if (until === null) return;
    if (!isAdmin(actor)) throw denied();
    const today = this.clock.today();
    const limits = { earliest: today, latest: latestFutureDate(today) };
    requireDate('restoreUntil', 'Usable Until', until, limits);
  }
}

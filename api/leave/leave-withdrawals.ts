import { Injectable } from '@nestjs/common';
import { denied } from '../platform/access/access-denied.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import { wireAmount } from '../contract/leave-amounts.js';
import { Problem } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { refusal } from '../contract/refusals.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Corrections } from '../entitlement/closing/corrections.js';
import { Events } from '../platform/events/events.js';
import { auditedLeave } from './audited-leave.js';
import { cancelLeave } from './cancelled-leave.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveCheck } from './leave-check.js';
import { cancelledLeave } from './leave-record.js';
import type { LeaveWithdrawalDto } from './leave.dto.js';
import { LeaveWithdrawn } from './leave.events.js';
import { notPending } from './not-pending.js';
import { OwnDecisions } from './own-decisions.js';
import { RestoredLeave } from './restored-leave.js';

/** Cancels requests: one's own while it is pending; an admin also approved ones. */
@Injectable()
export class LeaveWithdrawals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly restored: RestoredLeave,
    private readonly corrections: Corrections,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  withdraw(actor: Actor, id: string, { reason = null, restoreUntil = null }: LeaveWithdrawalDto): Promise<LeaveRecord> {
    this.requireRestorable(actor, restoreUntil);
    return this.work.write(async (manager) => {
      const before = await this.reader.reachLocked(manager, actor, id);
      const isOwnPending = before.account_id === actor.accountId && before.status === 'Pending';
      if (!isOwnPending && isAdmin(actor) && reason === null) throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
      if (before.status !== 'Pending' && !(isAdmin(actor) && before.status === 'Approved')) throw notPending(before.status);
      await this.ownDecisions.requireOthersIfBegun(manager, actor, before);
      const lapsed = restoreUntil === null ? 0 : await this.restored.lapsedOf(before);
      const corrections = await this.corrections.ofCancelled(manager, actor, cancelledLeave(before), reason ?? '');
      await cancelLeave(manager, before, { reason, by: actor.accountId, at: this.clock.now() });
      if (restoreUntil !== null && lapsed > 0) await this.restored.store(manager, actor, before, { amount: lapsed, until: restoreUntil, reason: reason ?? '' });
      const leave = await this.reader.detail(actor, id);
      const corrected = corrections.length > 0 ? { corrected: wireAmount(before.unit, corrections.reduce((sum, { amount }) => sum + amount, 0)) } : {};
      const restored = lapsed > 0 ? { restored: wireAmount(before.unit, lapsed), restoreUntil } : {};
      await this.audit.record(actor, auditedLeave(leave, { action: 'leave.withdraw', before: { status: before.status, reason: null }, after: { status: leave.status, reason, ...corrected, ...restored } }));
      await this.events.emit(new LeaveWithdrawn(leave, actor.accountId));
      await this.check.refreshAccounts(manager, before.employee_id, before.leave_type_id);
      return leave;
    });
  }

  private requireRestorable(actor: Actor, until: CalendarDate | null): void {
    if (until === null) return;
    const [today, label] = [this.clock.today(), 'Usable Until'];
    if (until < today) throw Problem.at('restoreUntil', refusal('date.too_early', { label, earliest: today }));
    const latest = latestFutureDate(today);
    if (until > latest) throw Problem.at('restoreUntil', refusal('date.too_late', { label, latest }));
    if (!isAdmin(actor)) throw denied();
  }
}

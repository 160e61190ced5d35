import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { wireAmount } from '../contract/leave/leave-amounts.js';
import { Problem, refusal } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import { lockLeave } from '../employee/leave-lock.js';
import type { DayCost } from '../working-time/leave-day-cost.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { CoverageCheck } from './coverage/coverage-check.js';
import { LeaveSteps } from './deciding/leave-steps.js';
import { LeaveSights, type LeaveSight } from './leave-sight.js';
import { costFields, StoredLeaveCosts } from './stored-leave-costs.js';
import { LEAVE_ROWS } from './list/leave-list.js';
import { askedLeaveOf, leaveRecord, type LeaveRow } from './leave-record.js';
import { OwnDecisions } from './check/own-decisions.js';
import { RestoredLeave } from './change/restored-leave.js';

const SQL = `${LEAVE_ROWS} WHERE`;

@Injectable()
export class LeaveAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly costs: StoredLeaveCosts,
    private readonly restored: RestoredLeave,
    private readonly ownDecisions: OwnDecisions,
    private readonly sights: LeaveSights,
    private readonly steps: LeaveSteps,
    private readonly coverage: CoverageCheck,
  ) {}

  /** Employees get the same 403 for ids that do not exist and for requests that are neither their own nor, in any step, theirs to decide. */
  async reach(actor: Actor, id: string): Promise<LeaveRow> {
    const [row] = await this.work.read<LeaveRow>(`${SQL} l.id = ?`, [id]);
    const sight = (await this.sights.readSights(actor, [id]))(id);
    if (row && sight.request) return shownTo(actor, row, sight);
    throw isAdmin(actor) ? new Problem('leave.not_found', refusal('leave.not_found')) : denied();
  }

  /** Those of the ids that exist and that the actor may read. */
  async reachMany(actor: Actor, ids: readonly string[]): Promise<LeaveRow[]> {
    const rows = await this.work.read<LeaveRow>(
      `${SQL} l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`,
      [...ids],
    );
    return isAdmin(actor) ? rows : rows.filter((row) => row.employee_id === actor.employeeId);
  }

  /** For units that change it: after the person's lock, as it then is. */
  async reachLocked(manager: EntityManager, actor: Actor, id: string): Promise<LeaveRow> {
    const { employee_id } = await this.reach(actor, id);
    await lockLeave(manager, [employee_id]);
    return this.reach(actor, id);
  }

  async detail(actor: Actor, id: string): Promise<LeaveRecord> {
    const row = await this.reach(actor, id);
    return { ...(await this.costs.detailed(row)), ...(await this.steps.readApproval(actor, row)) };
  }

  /** For the one who has just filed it, and knows all that it says. */
  async filed(actor: Actor, id: string, days: readonly DayCost[]): Promise<LeaveRecord> {
    const [found] = await this.work.read<LeaveRow>(`${SQL} l.id = ?`, [id]);
    const row = found as LeaveRow;
    return {
      ...leaveRecord(row),
      ...costFields(row.unit, days),
      ...(await this.steps.readApproval(actor, row)),
    };
  }

  /** As its page needs it. */
  async read(actor: Actor, id: string): Promise<LeaveRecord> {
    const row = await this.reach(actor, id);
    await this.ownDecisions.mark(actor, [row]);
    const steps = await this.steps.readApproval(actor, row);
    const coverage =
      row.status === 'Pending' && row.sight?.type !== false
        ? await this.coverage.breaches(
            askedLeaveOf(row),
            isAdmin(actor) || steps.mayDecide ? 'ofRule' : 'everybody',
          )
        : [];
    const leave = {
      ...(await this.costs.detailed(row)),
      ...steps,
      ...(coverage.length > 0 && { coverage }),
    };
    const mayLapse =
      isAdmin(actor) && leave.status === 'Approved' && leave.startDate <= this.clock.today();
    return mayLapse
      ? { ...leave, lapsedIfCancelled: wireAmount(leave.unit, await this.restored.lapsedOf(row)) }
      : leave;
  }
}

/** Why it was cancelled is for the owner and admins, and for others as far as the owner or they themselves wrote it: HR may name another leave. */
function shownTo(actor: Actor, row: LeaveRow, sight: LeaveSight): LeaveRow {
  const isTheirs = isAdmin(actor) || row.account_id === actor.accountId;
  const readable =
    isTheirs ||
    row.canceller_id === actor.accountId ||
    (sight.reason && row.canceller_id === row.account_id);
  return { ...row, sight, cancel_reason: readable ? row.cancel_reason : null };
}

import { Injectable } from '@nestjs/common';
import type { CoverageBreachRecord } from '../contract/leave/coverage.js';
import { wireAmount } from '../contract/leave/leave-amounts.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { DayCost } from '../working-time/leave-day-cost.js';
import { RestoredLeave } from './change/restored-leave.js';
import { CoverageCheck } from './coverage/coverage-check.js';
import { LeaveSteps } from './deciding/leave-steps.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveMarks } from './leave-marks.js';
import { leaveRecord } from './leave-record.js';
import { askedLeaveOf, findLeave, type LeaveRow, type LeaveForReader } from './leave-row.js';
import { costFields, StoredLeaveCosts } from './stored-leave-costs.js';

/** A request as calls answer it. */
@Injectable()
export class LeaveRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly access: LeaveAccess,
    private readonly costs: StoredLeaveCosts,
    private readonly steps: LeaveSteps,
    private readonly marks: LeaveMarks,
    private readonly coverage: CoverageCheck,
    private readonly restored: RestoredLeave,
  ) {}

  async read(actor: Actor, id: string): Promise<LeaveRecord> {
    const leave = await this.access.reach(actor, id);
    return {
      ...(await this.costs.detailed(leave)),
      ...(await this.steps.readApproval(actor, leave)),
    };
  }

  /** For the one who has just filed it, and knows all that it says. */
  async readNew(actor: Actor, id: string, days: readonly DayCost[]): Promise<LeaveRecord> {
    const row = (await findLeave(this.work, id)) as LeaveRow;
    return {
      ...leaveRecord(row),
      ...costFields(row.unit, days),
      ...(await this.steps.readApproval(actor, row)),
    };
  }

  /** With what those who decide or cancel it look at. */
  async readForPage(actor: Actor, id: string): Promise<LeaveRecord> {
    const leave = await this.access.reach(actor, id);
    await this.marks.mark(actor, [leave]);
    const approval = await this.steps.readApproval(actor, leave);
    const decides = isAdmin(actor) || approval.mayDecide === true;
    const coverage = await this.breaches(leave, decides);
    return {
      ...(await this.costs.detailed(leave)),
      ...approval,
      ...(coverage.length > 0 && { coverage }),
      ...(this.mayLapse(actor, leave) && {
        lapsedIfCancelled: wireAmount(leave.unit, await this.restored.lapsedOf(leave)),
      }),
    };
  }

  private async breaches(leave: LeaveForReader, decides: boolean): Promise<CoverageBreachRecord[]> {
    if (leave.status !== 'Pending' || leave.sight?.type === false) return [];
    return this.coverage.breaches(askedLeaveOf(leave), decides ? 'ofRule' : 'everybody');
  }

  private mayLapse(actor: Actor, { status, start_date }: LeaveRow): boolean {
    return isAdmin(actor) && status === 'Approved' && start_date <= this.clock.today();
  }
}

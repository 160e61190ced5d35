import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { wireAmount } from '../contract/leave-amounts.js';
import { Problem, refusal } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { lockLeave } from '../employee/leave-lock.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { CoverageCheck } from './coverage/coverage-check.js';
import { LeaveSteps } from './deciding/leave-steps.js';
import { LeaveTurns } from './deciding/leave-turns.js';
import { StoredLeaveCosts } from './stored-leave-costs.js';
import { LEAVE_ROWS } from './leave-list.js';
import { askedLeaveOf, type LeaveRow } from './leave-record.js';
import { OwnDecisions } from './own-decisions.js';
import { RestoredLeave } from './restored-leave.js';

const SQL = `${LEAVE_ROWS} WHERE`;

@Injectable()
export class LeaveAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly costs: StoredLeaveCosts,
    private readonly restored: RestoredLeave,
    private readonly ownDecisions: OwnDecisions,
    private readonly turns: LeaveTurns,
    private readonly steps: LeaveSteps,
    private readonly coverage: CoverageCheck,
  ) {}

  /** Employees get the same 403 for ids that do not exist and for requests that are neither their own nor, in any step, theirs to decide. */
  async reach(actor: Actor, id: string): Promise<LeaveRow> {
    const [row] = await this.work.read<LeaveRow>(`${SQL} l.id = ?`, [id]);
    const visible = row && (await this.turns.visibleTo(actor, row));
    if (visible) return visible;
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
    return { ...(await this.costs.detailed(row)), ...(await this.steps.of(actor, row)) };
  }

  /** As its page needs it. */
  async read(actor: Actor, id: string): Promise<LeaveRecord> {
    const row = await this.reach(actor, id);
    await this.ownDecisions.mark(actor, [row]);
    const coverage =
      row.status === 'Pending' ? await this.coverage.breaches(askedLeaveOf(row)) : [];
    const leave = {
      ...(await this.costs.detailed(row)),
      ...(await this.steps.of(actor, row)),
      ...(coverage.length > 0 && { coverage }),
    };
    const mayLapse =
      isAdmin(actor) && leave.status === 'Approved' && leave.startDate <= this.clock.today();
    return mayLapse
      ? { ...leave, lapsedIfCancelled: wireAmount(leave.unit, await this.restored.lapsedOf(row)) }
      : leave;
  }
}

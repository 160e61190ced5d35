import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../contract/problem.js';
import { lockLeave } from '../employee/leave-lock.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { LEAVE_ROWS, type LeaveRow, type LeaveForReader } from './leave-row.js';
import { LeaveSights, type LeaveSight } from './leave-sight.js';

@Injectable()
export class LeaveAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sights: LeaveSights,
  ) {}

  /** Employees get the same 403 for ids that do not exist and for requests that are neither their own nor, in any step, theirs to decide. */
  async reach(actor: Actor, id: string): Promise<LeaveForReader> {
    const [leave] = await this.reachMany(actor, [id]);
    if (leave) return leave;
    throw isAdmin(actor) ? new Problem('leave.not_found', refusal('leave.not_found')) : denied();
  }

  /** Those of the ids that exist and that the actor may read. */
  async reachMany(actor: Actor, ids: readonly string[]): Promise<LeaveForReader[]> {
    const rows = await this.work.read<LeaveRow>(
      `${LEAVE_ROWS} WHERE l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`,
      [...ids],
    );
    const sightOf = await this.sights.readSights(actor, ids);
    return rows
      .filter(({ id }) => sightOf(id).request)
      .map((row) => shownTo(actor, row, sightOf(row.id)));
  }

  /** For units that change it: after the person's lock, as it then is. */
  async reachLocked(manager: EntityManager, actor: Actor, id: string): Promise<LeaveForReader> {
    const { employee_id } = await this.reach(actor, id);
    await lockLeave(manager, [employee_id]);
    return this.reach(actor, id);
  }
}

/** Why it was cancelled is for the owner and admins, and for others as far as the owner or they themselves wrote it: HR may name another leave. */
function shownTo(actor: Actor, row: LeaveRow, sight: LeaveSight): LeaveForReader {
  const isTheirs = isAdmin(actor) || row.account_id === actor.accountId;
  const readable =
    isTheirs ||
    row.canceller_id === actor.accountId ||
    (sight.reason && row.canceller_id === row.account_id);
  return { ...row, sight, cancel_reason: readable ? row.cancel_reason : null };
}

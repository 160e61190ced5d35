import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { enabledAdmins, lockAdmins } from '../../employee/enabled-admins.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { LeaveRow, LeaveForReader } from '../leave-row.js';

/** Nobody decides their own leave while another admin can sign in (decision 0118). */
@Injectable()
export class OwnDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** True if the leave is the actor's own and another admin can decide it. */
  async othersDecide({ accountId }: Pick<Actor, 'accountId'>, ownerId: string): Promise<boolean> {
    if (ownerId !== accountId) return false;
    const { sql, parameters } = enabledAdmins(this.clock.today());
    return (
      (await this.work.read(`SELECT a.id ${sql} AND a.id <> ? LIMIT 1`, [...parameters, accountId]))
        .length > 0
    );
  }

  /** For units that decide: nobody becomes the only admin, or ceases to be, until they end. */
  async lock(
    manager: EntityManager,
    { accountId }: Pick<Actor, 'accountId'>,
    ownerId: string,
  ): Promise<void> {
    if (ownerId === accountId) await lockAdmins(manager);
  }

  async requireOthers(
    manager: EntityManager,
    actor: Pick<Actor, 'accountId'>,
    ownerId: string,
  ): Promise<void> {
    await this.lock(manager, actor, ownerId);
    if (await this.othersDecide(actor, ownerId)) throw ownDecision();
  }

  /** Cancelling or shortening approved leave is a decision as soon as it has begun: it gives back days that may have been taken. */
  async othersDecideIfBegun(
    manager: EntityManager,
    actor: Actor,
    { account_id, status, start_date }: LeaveRow,
  ): Promise<boolean> {
    if (status !== 'Approved' || start_date > this.clock.today()) return false;
    await this.lock(manager, actor, account_id);
    return this.othersDecide(actor, account_id);
  }

  /** The rules of a request bind admins as others in what they request for themselves. */
  async mayOverride(actor: Actor, { accountId }: EmployeeReference): Promise<boolean> {
    return isAdmin(actor) && !(await this.othersDecide(actor, accountId));
  }

  /** Sets `othersDecide` in what an admin reads of their own leave. */
  async mark(actor: Actor, rows: readonly LeaveForReader[]): Promise<void> {
    const own = isAdmin(actor)
      ? rows.filter(({ account_id }) => account_id === actor.accountId)
      : [];
    if (own.length > 0 && (await this.othersDecide(actor, actor.accountId)))
      for (const row of own) row.othersDecide = true;
  }
}

export function ownDecision(): Problem {
  return new Problem('leave.own_decision', refusal('leave.own_decision'));
}

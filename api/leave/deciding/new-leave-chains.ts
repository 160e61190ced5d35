import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType } from '../../approval/chain.js';
import {
  factsAtStart,
  ownStepOf,
  stepFrom,
  whoseTurn,
  type ApprovalFacts,
  type ApprovalStep,
} from '../../approval/whose-turn.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import type { LeaveTurn } from './leave-turns.js';
import { storeSteps } from './step-rights.js';

interface NewLeave {
  id: string;
  employeeId: string;
  type: Pick<LeaveType, 'chain'>;
  /** Thousandths of a day or minutes; null if nothing is costed. */
  cost: number | null;
  /** The one who adds it does not see the balance, so it is never approved at once: that would tell whether the balance suffices. */
  toBeChecked: boolean;
  at: number;
}

/** Steps of a request before it is made. */
export interface ChainOutlook extends Pick<LeaveTurn, 'facts' | 'deciders'> {
  isApproved: boolean;
}

/** The chain of a new request, which it keeps whatever becomes of its type's. */
@Injectable()
export class NewLeaveChains {
  constructor(
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
  ) {}

  /** Undefined without approvals. What an approver adds begins after their step; without a step that is left it is approved at once, or HR checks the balance. */
  async begin(
    manager: EntityManager,
    actor: Actor,
    { id, employeeId, type, cost, toBeChecked, at }: NewLeave,
  ): Promise<Record<string, unknown> | undefined> {
    if (!(await this.setting.isOn())) return undefined;
    const chain = chainOfType(type);
    const { facts, own, step } = await this.beginning(actor, employeeId, { chain, cost });
    const isApproved = step === chain.length && !toBeChecked;
    await manager.query(
      'UPDATE leave_request SET chain = ?, step = ?, step_since = ? WHERE id = ?',
      [JSON.stringify(chain), step, at, id],
    );
    if (own !== undefined) {
      const decider = {
        accountId: actor.accountId,
        name: actor.name,
        right: rightOf(chain[own]),
        step: own,
        isAway: false,
      };
      await storeSteps(
        manager,
        { facts: { ...facts, step: stepFrom(chain, 0, cost) } },
        {
          leaveId: id,
          through: own,
          decision: 'Approved',
          by: actor.accountId,
          decider,
          note: null,
          at,
        },
      );
    }
    if (!isApproved) return {};
    await manager.query(
      "UPDATE leave_request SET status = 'Approved', decided_by = ?, decided_at = ? WHERE id = ?",
      [own === undefined ? null : actor.accountId, at, id],
    );
    return { approval: own === undefined ? 'none needed' : 'by the approver' };
  }

  /** Before a request is made; undefined without approvals. */
  async outlook(
    actor: Actor,
    employeeId: string,
    { type, cost, toBeChecked }: Pick<NewLeave, 'type' | 'cost' | 'toBeChecked'>,
  ): Promise<ChainOutlook | undefined> {
    if (!(await this.setting.isOn())) return undefined;
    const {
      facts: before,
      own,
      step,
    } = await this.beginning(actor, employeeId, { chain: chainOfType(type), cost });
    const facts = { ...before, step, earlierDeciders: own === undefined ? [] : [actor.accountId] };
    const isApproved = step === facts.chain.length && !toBeChecked;
    return { facts, isApproved, deciders: isApproved ? [] : whoseTurn(facts) };
  }

  /** `own` is the step of an approver who adds leave for somebody else. */
  private async beginning(
    actor: Actor,
    employeeId: string,
    { chain, cost }: Pick<ApprovalFacts, 'chain' | 'cost'>,
  ): Promise<{ facts: ApprovalFacts; own: number | undefined; step: number }> {
    const facts = await this.factsOf(employeeId, chain, cost);
    const own =
      isAdmin(actor) || actor.employeeId === employeeId
        ? undefined
        : ownStepOf(facts, actor.accountId);
    return { facts, own, step: stepFrom(chain, own === undefined ? 0 : own + 1, cost) };
  }

  private async factsOf(
    requester: string,
    chain: readonly ApprovalStep[],
    cost: number | null,
  ): Promise<ApprovalFacts> {
    return factsAtStart(await this.people.readFor([{ requester, chain }]), requester, chain, cost);
  }
}

function rightOf(step: ApprovalStep | undefined) {
  return step?.who ?? 'approver';
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType } from '../../approval/chain.js';
import {
  factsAtStart,
  isSkipped,
  ownStepOf,
  stepFrom,
  whoseTurn,
  type ApprovalFacts,
  type Decider,
} from '../../approval/whose-turn.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import type { LeaveTurn } from './leave-turns.js';
import { storeSteps } from './step-rights.js';

/** Where the chain of a new request begins. */
export interface ChainStart extends Pick<LeaveTurn, 'facts' | 'deciders'> {
  isApproved: boolean;
  /** The step of an approver who adds leave for somebody else, which is taken with that. */
  own: number | undefined;
}

/** The chain of a new request, which it keeps whatever becomes of its type's. */
@Injectable()
export class NewLeaveChains {
  constructor(
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
  ) {}

  /** Undefined without approvals. */
  async readFacts(
    employeeId: string,
    type: Pick<LeaveType, 'chain'>,
  ): Promise<ApprovalFacts | undefined> {
    if (!(await this.setting.isOn())) return undefined;
    const asked = { requester: employeeId, chain: chainOfType(type) };
    return factsAtStart(await this.people.readFor([asked]), asked.requester, asked.chain);
  }
}

/**
 * After the step of an approver who adds it. Without a step that is left it is approved at once, unless somebody adds it who does not see the balance:
 * that would tell whether the balance suffices, so HR checks it.
 */
export function startOfChain(
  actor: Pick<Actor, 'accountId' | 'employeeId' | 'role'>,
  atStart: ApprovalFacts,
  { cost, toBeChecked }: { cost: number | null; toBeChecked: boolean },
): ChainStart {
  const { chain, requester } = atStart;
  const own =
    isAdmin(actor) || actor.employeeId === requester
      ? undefined
      : ownStepOf({ ...atStart, cost }, actor.accountId);
  const facts = {
    ...atStart,
    cost,
    step: stepFrom(chain, own === undefined ? 0 : own + 1, cost),
    earlierDeciders: own === undefined ? [] : [actor.accountId],
  };
  const isApproved = facts.step === chain.length && !toBeChecked;
  return { facts, own, isApproved, deciders: isApproved ? [] : whoseTurn(facts) };
}

/** Nobody is asked but HR and the one who adds it, now or later. */
export function waitsForHrAlone(
  actor: Pick<Actor, 'accountId'>,
  { facts: { chain, cost }, deciders }: ChainStart,
): boolean {
  const isOther = ({ right, accountId }: Decider) =>
    right !== 'hr' && accountId !== actor.accountId;
  if (deciders.length === 0 || deciders.some(isOther)) return false;
  const last = Math.max(...deciders.map(({ step }) => step));
  return chain
    .slice(last + 1)
    .every(({ who, overCost }) => who === 'hr' || isSkipped(overCost, cost));
}

/** All of them, by an admin who adds the leave as approved. */
export async function storeHrSteps(
  manager: EntityManager,
  leaveId: string,
  { accountId }: Pick<Actor, 'accountId'>,
  { facts, deciders }: ChainStart,
  { note, at }: { note: string | null; at: number },
): Promise<void> {
  await storeSteps(
    manager,
    { facts },
    {
      leaveId,
      through: Math.max(facts.step, facts.chain.length - 1),
      decision: 'Approved',
      by: accountId,
      decider: deciders.find((one) => one.accountId === accountId),
      note,
      at,
    },
  );
}

export async function storeOwnStep(
  manager: EntityManager,
  leaveId: string,
  { accountId, name }: Pick<Actor, 'accountId' | 'name'>,
  { facts, own }: ChainStart,
  at: number,
): Promise<void> {
  if (own === undefined) return;
  const right = facts.chain[own]?.who ?? 'approver';
  await storeSteps(
    manager,
    { facts: { ...facts, step: stepFrom(facts.chain, 0, facts.cost) } },
    {
      leaveId,
      through: own,
      decision: 'Approved',
      by: accountId,
      decider: { accountId, name, right, step: own, isAway: false },
      note: null,
      at,
    },
  );
}

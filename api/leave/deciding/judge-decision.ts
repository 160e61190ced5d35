import { hasTurnPassed, stepFrom } from '../../approval/whose-turn.js';
import type { CoverageBreachRecord } from '../../contract/leave/coverage.js';
import type { LeaveDecision } from '../../contract/leave/leave-statuses.js';
import { Problem, refusal } from '../../contract/problem.js';
import { denied } from '../../platform/access/actor.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { notPending } from '../cancelled-leave.js';
import { notEmployed } from '../check/leave-employment.js';
import { insufficientBalance } from '../check/leave-refusals.js';
import { ownDecision } from '../check/own-decisions.js';
import type { PersonFacts } from '../check/person-facts.js';
import { costedRequest } from '../check/request-balance.js';
import { coverageRefusal } from '../coverage/coverage-check.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveTurn } from './leave-turns.js';
import {
  isLeftToOthers,
  stepRight,
  stepAlreadyTaken,
  type StepRight,
  type TurnFacts,
} from './step-rights.js';

/** The steps that the actor takes. Throws where somebody else has to decide, or has decided. */
export function requireRight(facts: TurnFacts): StepRight {
  const { actor, row, turn } = facts;
  if (isLeftToOthers(facts)) throw ownDecision();
  if (row.status !== 'Pending') throw notPending(row.status);
  const right = stepRight(actor, turn);
  if (right) return right;
  if (!turn.hasSteps) throw denied();
  throw hasTurnPassed(turn.facts, actor.accountId) ? stepAlreadyTaken() : notYours();
}

/** The steps that are handed on undecided. Throws where there is no next one. */
export function requirePassable(
  { decider }: StepRight,
  { facts: { chain, step }, hasSteps }: LeaveTurn,
): StepRight {
  if (!decider) throw notYours();
  if (!hasSteps || step === chain.length)
    throw new Problem('request.conflict', refusal('leave.no_next_step'));
  return { decider, through: Math.min(decider.step, chain.length - 1) };
}

/** A mail asks for one step, which its link decides. Nobody is asked by mail as HR: an admin's rights need more than a mailbox. */
export function requireStepOf(
  { step }: { step: number },
  row: LeaveRow,
  { decider }: StepRight,
): void {
  if ((row.step ?? 0) !== step) throw stepAlreadyTaken();
  if (!decider || decider.right === 'hr') throw notYours();
}

export interface StepToTake {
  row: LeaveRow;
  turn: LeaveTurn;
  right: StepRight;
}

export interface DecidedLeaveFacts extends PersonFacts {
  coverage: CoverageBreachRecord[];
}

export interface JudgedDecision {
  /** The step for which it waits next; the chain's length for none. */
  next: number;
  isLast: boolean;
  isApproved: boolean;
  binding: Problem[];
  /** Admins may override these with a note. */
  overridable: Problem[];
}

type Outcome = Pick<JudgedDecision, 'next' | 'isLast' | 'isApproved'>;

export function outcomeOf({ turn, right }: StepToTake, status: LeaveDecision): Outcome {
  const { chain, cost } = turn.facts;
  const next = status === 'Approved' ? stepFrom(chain, right.through + 1, cost) : chain.length;
  const isLast = next >= chain.length;
  return { next, isLast, isApproved: status === 'Approved' && isLast };
}

/** A last approval is compared with the balance, coverage and the employment only: notice is checked when leave is requested. */
export function judgeDecision(
  taken: StepToTake,
  status: LeaveDecision,
  { closed, periods, person, coverage }: DecidedLeaveFacts,
): JudgedDecision {
  const { row, turn } = taken;
  const outcome = outcomeOf(taken, status);
  const binding = closed === undefined ? [] : [leaveClosed(closed, 'status')];
  if (!outcome.isApproved) return { ...outcome, binding, overridable: [] };
  const [requested, type] = [requestedOfRow(row), typeOfRow(row)];
  const outside = turn.hasSteps && notEmployed(periods, requested.startDate, requested.endDate);
  const costed = person && costedRequest(person, type, requested, new Set([row.id]));
  const insufficient = costed && insufficientBalance(costed, type, requested);
  const overCoverage = coverageRefusal(coverage);
  return {
    ...outcome,
    binding: [...binding, ...(outside ? [outside] : [])],
    overridable: [insufficient, overCoverage].filter((problem) => problem !== undefined),
  };
}

function notYours(): Problem {
  return new Problem('leave.not_yours', refusal('leave.not_yours'));
}

import type { EntityManager } from 'typeorm';
import { isSkipped, type Decider } from '../../approval/whose-turn.js';
import type { StepDecision } from '../../contract/leave/approvals.js';
import { Problem, refusal } from '../../contract/problem.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { violatedUnique } from '../../platform/database/connection/driver-errors.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import type { LeaveRow } from '../leave-row.js';
import type { LeaveTurn } from './leave-turns.js';

/** The steps from the current one to `through`, which somebody takes at once. */
export interface StepRight {
  through: number;
  decider: Decider | undefined;
}

/** An admin takes all steps that remain; others those up to the one whose right they have. Undefined if it is not their turn. */
export function stepRight(
  actor: Pick<Actor, 'accountId' | 'role'>,
  { deciders, facts }: LeaveTurn,
): StepRight | undefined {
  const decider = deciders.find(({ accountId }) => accountId === actor.accountId);
  if (isAdmin(actor)) return { decider, through: Math.max(facts.step, facts.chain.length - 1) };
  return decider && { decider, through: decider.step };
}

export interface TurnFacts {
  actor: Pick<Actor, 'accountId' | 'role'>;
  row: LeaveRow;
  turn: LeaveTurn;
  /** The leave is the actor's own, and another admin can decide it. */
  othersDecide: boolean;
}

/** Nobody takes a step of their own request while it is somebody else's turn, or another admin can decide it. */
export function isLeftToOthers({ actor, row, turn, othersDecide }: TurnFacts): boolean {
  if (row.account_id !== actor.accountId) return false;
  const { deciders } = turn;
  const isOthersTurn =
    deciders.length > 0 && !deciders.some(({ accountId }) => accountId === actor.accountId);
  return !isAdmin(actor) || isOthersTurn || othersDecide;
}

interface StepsToStore {
  leaveId: string;
  through: number;
  decision: StepDecision;
  by: string;
  decider: Decider | undefined;
  note: string | null;
  at: number;
}

const COLUMNS = [
  'leave_id',
  'step',
  'decision',
  'decided_by',
  'decider_right',
  'for_employee',
  'note',
  'decided_at',
];

/** One row for each step that is taken; the key refuses a second one. */
export async function storeSteps(
  manager: EntityManager,
  { facts: { chain, step: first, cost } }: Pick<LeaveTurn, 'facts'>,
  { leaveId, through, decision, by, decider, note, at }: StepsToStore,
): Promise<void> {
  const places = Array.from({ length: through - first + 1 }, (_, index) => first + index).filter(
    (place) => place === first || !isSkipped(chain[place]?.overCost, cost),
  );
  const rows = places.map((place, index) => {
    const own = decider && place <= decider.step ? decider : undefined;
    const right =
      own?.right ?? (chain[place]?.who === 'hr' || place === chain.length ? 'hr' : 'admin');
    return [
      leaveId,
      place,
      decision,
      by,
      right,
      own?.actsFor?.employeeId ?? null,
      index === 0 ? note : null,
      at,
    ];
  });
  try {
    await insertRows(manager, 'leave_decision', COLUMNS, rows);
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
    throw stepAlreadyTaken();
  }
}

export function stepAlreadyTaken(): Problem {
  return new Problem('leave.step_taken', refusal('leave.step_taken'));
}

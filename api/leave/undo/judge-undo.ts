import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { notEmployed } from '../check/leave-employment.js';
import { overlapRefusal, type OverlappingLeave } from '../check/leave-overlap.js';
import { insufficientBalance } from '../check/leave-refusals.js';
import { costedRequest } from '../check/request-balance.js';
import { coverageRefusal } from '../coverage/coverage-check.js';
import type { DecidedLeaveFacts } from '../deciding/judge-decision.js';
import { isLastChange, type UndoableDecision } from '../deciding/undoable-decisions.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';

export interface LeaveToUndo extends DecidedLeaveFacts {
  /** Leave that was stored since on the days of a rejected request. */
  overlap: OverlappingLeave | undefined;
}

interface UndoFacts extends LeaveToUndo {
  actor: Pick<Actor, 'accountId'>;
  row: LeaveRow;
  decision: UndoableDecision;
  now: number;
}

/** The first refusal. A rejected request takes its days again, as a new one would; an approved one has kept them. */
export function judgeUndo(facts: UndoFacts): Problem | undefined {
  const { actor, row, decision, now, closed } = facts;
  if (Number(decision.due_at) <= now || !isLastChange(row, Number(decision.decided_at)))
    return undoOver();
  if (decision.decided_by !== actor.accountId)
    return new Problem('leave.not_yours', refusal('leave.undo_not_yours'));
  if (closed !== undefined) return leaveClosed(closed, 'status');
  return row.status === 'Rejected' ? daysTakenSince(row, facts) : undefined;
}

function daysTakenSince(
  row: LeaveRow,
  { overlap, periods, person, coverage }: LeaveToUndo,
): Problem | undefined {
  const [requested, type] = [requestedOfRow(row), typeOfRow(row)];
  const costed = person && costedRequest(person, type, requested, new Set([row.id]));
  return (
    (overlap && overlapRefusal(overlap)) ??
    notEmployed(periods, requested.startDate, requested.endDate) ??
    (costed && insufficientBalance(costed, type, requested)) ??
    coverageRefusal(coverage)
  );
}

export function undoOver(): Problem {
  return new Problem('leave.undo_over', refusal('leave.undo_over'));
}

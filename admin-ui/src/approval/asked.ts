import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/leave/approvals.js';

export const isHr = ({ right }: DeciderRecord): boolean => right === 'hr' || right === 'admin';

/** A deputy's record has the absence of the approver. HR is never away: any admin decides. */
export const isAway = (decider: DeciderRecord): boolean =>
  decider.awayUntil !== undefined && decider.for === undefined && !isHr(decider);

/** Those of whom a decision can be expected: people who are away only where nobody else is there. All admins are one, HR. */
export function askedOf(deciders: readonly DeciderRecord[]): DeciderRecord[] {
  const present = deciders.filter((decider) => !isAway(decider));
  const asked = present.length > 0 ? present : [...deciders];
  return asked.filter((decider, place) => !isHr(decider) || asked.findIndex(isHr) === place);
}

/** The last step that is taken by the next decision: people of a later step take those up to their own at once. */
export function coveredBy(
  asked: readonly DeciderRecord[],
  steps: readonly ApprovalStepState[],
): number {
  return asked.length === 0
    ? steps.findIndex(({ current }) => current)
    : Math.min(...asked.map(({ step }) => step));
}

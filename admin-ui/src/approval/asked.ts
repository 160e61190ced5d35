import type { DeciderRecord } from '../../../api/contract/approvals.js';

/** Of a deputy, the absence is that of the one they act for. */
export const isAway = ({ right, for: actsFor, awayUntil }: DeciderRecord): boolean => awayUntil !== undefined && actsFor === undefined && right !== 'hr';

/** Those of whom a decision can be expected: who is away only where nobody else is there. */
export function askedOf(deciders: readonly DeciderRecord[]): DeciderRecord[] {
  const present = deciders.filter((decider) => !isAway(decider));
  return present.length > 0 ? present : [...deciders];
}

import type { LeaveEffectRecord } from '../../../../api/contract/leave/leave-cost-responses.js';

export type EffectOnRow = Pick<LeaveEffectRecord, 'remaining' | 'shortBy' | 'coverage'>;

/** Approve stands in a row only where no limit is passed and nothing goes below zero: all else is looked at first. */
export const isApprovableInRow = ({ remaining, shortBy, coverage = [] }: EffectOnRow): boolean =>
  (remaining ?? 0) >= 0 && shortBy === null && coverage.length === 0;

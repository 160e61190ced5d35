import type { ReactNode } from 'react';
import classes from './leave-cost.module.css';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';

const SHAPES: Record<CostMark, ReactNode> = {
  nothing: <circle className={classes.nothing} cx="6" cy="6" r="2" />,
  firstPart: <path d="M6 1a5 5 0 0 0 0 10Z" />,
  lastPart: <path d="M6 1a5 5 0 0 1 0 10Z" />,
  whole: <circle cx="6" cy="6" r="5" />,
};

/** A whole day, a part of one, or nothing. */
export function CostDot({ of }: { of: CostMark }) {
  return (
    <svg className={classes.dot} width="12" height="12" aria-hidden="true">
      {SHAPES[of]}
    </svg>
  );
}

/** How a day's cost is drawn: a dot, the first or the last part of one, or a small one. */
export type CostMark = 'nothing' | 'firstPart' | 'lastPart' | 'whole';

/** `inMinutes`: whether only minutes of the day are asked for. */
export function costMark(
  { cost, half }: Pick<DayCostRecord, 'cost' | 'half'>,
  inMinutes: boolean,
): CostMark {
  if (cost === 0) return 'nothing';
  if (half === 'afternoon') return 'lastPart';
  return half === 'morning' || inMinutes ? 'firstPart' : 'whole';
}

import type { ReactNode } from 'react';
import type { CostMark } from './cost-mark';
import classes from './leave-cost.module.css';

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

import type { LeaveUnit } from '../../../api/contract/policy-rules.js';
import classes from './leave-cost.module.css';

/** A whole day, a part of one, or nothing. */
export function CostDot({ cost, unit }: { cost: number; unit: LeaveUnit }) {
  const isWhole = unit === 'minutes' || cost >= 1;
  return (
    <svg className={classes.dot} width="12" height="12" aria-hidden="true">
      {cost === 0 && <circle className={classes.nothing} cx="6" cy="6" r="2" />}
      {cost > 0 && isWhole && <circle cx="6" cy="6" r="5" />}
      {cost > 0 && !isWhole && <path d="M6 1a5 5 0 0 0 0 10Z" />}
    </svg>
  );
}

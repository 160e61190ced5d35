import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { Capsule } from '../ui/capsule';
import classes from './leave-year.module.css';

type Mark = 'ring' | 'taken' | 'open' | 'today';

const MARKS = {
  ring: {
    label: 'leaves.thisRequest',
    drawing: (
      <svg width="24" height="14" aria-hidden="true">
        <Capsule className={classes.ring} x={0.8} y={0.8} width={22.4} height={12.4} />
      </svg>
    ),
  },
  taken: {
    label: 'leave.statuses.Approved',
    drawing: (
      <svg width="22" height="12" aria-hidden="true">
        <Capsule className={classes.taken} x={0} y={1} width={22} height={10} />
      </svg>
    ),
  },
  open: {
    label: 'leave.statuses.Pending',
    drawing: (
      <svg width="22" height="12" aria-hidden="true">
        <Capsule className={classes.open} x={1} y={1.5} width={20} height={9} />
      </svg>
    ),
  },
  today: {
    label: 'leaves.today',
    drawing: (
      <svg width="12" height="12" aria-hidden="true">
        <circle className={classes.ring} cx="6" cy="6" r="4.2" />
      </svg>
    ),
  },
} as const satisfies Record<Mark, { label: string; drawing: ReactNode }>;

/** What the marks of a year mean: those that stand in it. */
export function YearLegend({ of = ['ring', 'taken', 'open'] }: { of?: Mark[] }) {
  const text = useText();
  return (
    <ul className={classes.legend}>
      {of.map((mark) => (
        <li key={mark}>
          {MARKS[mark].drawing}
          {text(MARKS[mark].label)}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { Capsule } from '../../ui/calendar/year-of-days';
import classes from './leave-year.module.css';

type Mark = 'ring' | 'taken' | 'open' | 'today';

const sample = (width: number, height: number, drawing: ReactNode) => (
  <svg width={width} height={height} aria-hidden="true">
    {drawing}
  </svg>
);

const MARKS = {
  ring: {
    label: 'leaveYear.thisRequest',
    drawing: sample(
      24,
      14,
      <Capsule className={classes.ring} x={0.8} y={0.8} width={22.4} height={12.4} />,
    ),
  },
  taken: {
    label: 'leave.statuses.Approved',
    drawing: sample(
      22,
      12,
      <Capsule className={classes.taken} x={0} y={1} width={22} height={10} />,
    ),
  },
  open: {
    label: 'leave.statuses.Pending',
    drawing: sample(
      22,
      12,
      <Capsule className={classes.open} x={1} y={1.5} width={20} height={9} />,
    ),
  },
  today: {
    label: 'leaveYear.today',
    drawing: sample(12, 12, <circle className={classes.ring} cx="6" cy="6" r="4.2" />),
  },
} as const satisfies Record<Mark, { label: string; drawing: ReactNode }>;

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

import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import type {
  YearEndRecord,
  PolicyYearEndRecord,
} from '../../../api/contract/leave/leave-year-end.js';
import { useToday } from '../api/use-today';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { DaysBar } from '../ui/days-bar/days-bar';
import { KeyMark } from '../ui/days-bar/days-key';
import classes from './year-end.module.css';
import { exactAmount } from '../leave-cost/exact-amount';

interface YearTotalsProps {
  yearEnd: YearEndRecord;
  simulation: LeavePreviewRecord;
  onAgain: () => void;
}

/** Requests, entries and dates of employment that changed since the simulation are in the next one: so it says when it was, and can be repeated. */
export function YearTotals({
  yearEnd: { unit, until, perPolicy, closableFrom },
  simulation: { createdAt },
  onAgain,
}: YearTotalsProps) {
  const text = useText();
  const amounts = useAmounts();
  const list = useListText();
  const { day, instant } = useDates();
  const today = useToday();
  const { people, rest, carried, expiring, debt } = yearSums(perPolicy);
  const [only] = perPolicy.length === 1 ? perPolicy : [];
  const items = [
    {
      part: 'available' as const,
      words:
        only?.until && carried > 0
          ? text('yearEnd.carriedOverUntil', {
              amount: amounts.column(carried, unit),
              date: day(only.until),
            })
          : text('yearEnd.carriedOver', { amount: amounts.column(carried, unit) }),
    },
    {
      part: 'expiring' as const,
      words: text('yearEnd.expire', { amount: amounts.column(expiring, unit) }),
    },
    {
      part: 'owed' as const,
      words: text('yearEnd.belowZero', { amount: amounts.column(-debt, unit) }),
    },
  ].filter(({ part }) => part === 'available' || (part === 'expiring' ? expiring : debt) > 0);
  return (
    <section className={classes.totals} aria-label={text('yearEnd.totals')}>
      <p className={classes.figure}>
        <b>{amounts.column(rest, unit)}</b>{' '}
        {text(unit === 'days' ? 'yearEnd.leftOn' : 'yearEnd.hoursLeftOn', { date: day(until) })}
      </p>
      <DaysBar
        size="M"
        parts={{ available: carried, expiring, owed: debt }}
        unit={unit}
        sentence={list(items.map(({ words }) => words))}
      />
      <ul>
        {items.map(({ part, words }) => (
          <li key={part} data-part={part}>
            <KeyMark of={part} />
            {words}
          </li>
        ))}
      </ul>
      <div className={classes.workedOut}>
        <small>
          {today &&
            text(until < today ? 'yearEnd.asOf' : 'yearEnd.forecast', {
              date: instant(createdAt),
              count: people,
            })}
        </small>
        {closableFrom && <Button onClick={onAgain}>{text('yearEnd.again')}</Button>}
      </div>
    </section>
  );
}

type Figure = 'people' | 'rest' | 'carried' | 'expiring' | 'debt';

export function yearSums(policies: readonly PolicyYearEndRecord[]): Record<Figure, number> {
  const sum = (figure: Figure) =>
    exactAmount(policies.reduce((total, policy) => total + policy[figure], 0));
  return {
    people: sum('people'),
    rest: sum('rest'),
    carried: sum('carried'),
    expiring: sum('expiring'),
    debt: sum('debt'),
  };
}

import { inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { costMark, CostDot } from './cost-dot';
import { dayReason, isSameFreeTime } from './day-reason';
import classes from './leave-cost.module.css';

interface Props {
  days: DayCostRecord[];
  unit: LeaveUnit;
  inMinutes?: boolean;
}

interface Stretch {
  first: DayCostRecord;
  last: DayCostRecord;
}

/** Each day with its cost and the reason; adjacent days that cost nothing for one reason are one line. */
export function CostDays({ days, unit, inMinutes = false }: Props) {
  const text = useText();
  const { weekday, span } = useDates();
  const amounts = useAmounts();
  const total = days.reduce((sum, { cost }) => sum + cost, 0);

  return (
    <dl className={classes.days}>
      {groupsOf(days).map(({ first, last }) => (
        <div key={first.day} data-free={first.cost === 0}>
          <dt>
            <CostDot of={costMark(first, inMinutes)} />
            <span>
              {[
                first === last ? weekday(first.day) : span(first.day, last.day),
                dayReason(first, text, inclusiveDays(first.day, last.day)),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </dt>
          <dd>{amounts.column(first.cost, unit)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{text('leaveCost.total')}</dt>
        <dd>{amounts.column(total, unit)}</dd>
      </div>
    </dl>
  );
}

export function groupsOf(days: DayCostRecord[]): Stretch[] {
  const found: Stretch[] = [];
  for (const day of days) {
    const open = found.at(-1);
    if (open && isSameFreeTime(open.last, day)) open.last = day;
    else found.push({ first: day, last: day });
  }
  return found;
}

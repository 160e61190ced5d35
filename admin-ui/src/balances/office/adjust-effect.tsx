import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/date-limits.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave-balances.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { DaysBar } from '../../ui/days-bar/days-bar';
import { barOf, freeOf } from '../balance-parts';
import { useBalances } from '../use-balances';
import classes from './person-balances.module.css';

interface Props {
  employee: string;
  leaveType: string;
  day: CalendarDate;
  today: CalendarDate;
  change: number;
}

/** What is available before and after; of an entry in the future, on its day. */
export function AdjustEffect({ employee, leaveType, day, today, change }: Props) {
  const known = isCalendarDate(day) && day >= EARLIEST_LEAVE && day <= latestFutureDate(today);
  const on = known && day > today ? day : today;
  const { data } = useBalances(employee, on);
  const balance = data?.balances.find((one) => one.leaveType._id === leaveType);
  if (!balance?.tracked) return null;
  return <Effect balance={balance} on={on} today={today} change={change} />;
}

function Effect({ balance, on, today, change }: { balance: LeaveBalanceRecord; on: CalendarDate; today: CalendarDate; change: number }) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { unit } = balance.leaveType;
  const before = freeOf(balance);
  const after = Math.round((before + change) * 1000) / 1000;
  const changed = { ...balance, available: after };
  return (
    <div className={classes.after} role="status">
      <p data-negative={after < 0}>
        {on === today ? text('balances.adjust.available') : text('balances.adjust.availableOn', { date: day(on) })}
        {change !== 0 && (
          <>
            <del>
              <span className="visually-hidden">{text('app.before')} </span>
              {amounts.plain(before, unit)}
            </del>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text('app.after')}</span>
          </>
        )}
        <b>{amounts.words(after, unit)}</b>
      </p>
      <DaysBar size="M" parts={barOf(changed, on)} unit={unit} />
    </div>
  );
}

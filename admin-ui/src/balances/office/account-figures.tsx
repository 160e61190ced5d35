import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveAccountRecord } from '../../../../api/contract/leave/leave-balances.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Badge } from '../../ui/feedback/badge';
import classes from './balance-list.module.css';
import { isAtRisk } from '../../leave-cost/at-risk';

/** Taken, booked or pending, of which nothing is known while the hire date is missing. */
export function CountedFigure({
  account: { incomplete, leaveType },
  amount,
}: {
  account: LeaveAccountRecord;
  amount: number;
}) {
  const text = useText();
  const amounts = useAmounts();
  return incomplete ? (
    <span className={classes.none}>{text('app.notAvailable')}</span>
  ) : (
    amounts.column(amount, leaveType.unit)
  );
}

export function AvailableFigure({
  account: { available, incomplete, leaveType },
}: {
  account: LeaveAccountRecord;
}) {
  const text = useText();
  const amounts = useAmounts();
  if (incomplete) return <span className={classes.none}>{text('app.notAvailable')}</span>;
  if (available === null)
    return <span className={classes.none}>{text('balances.list.noLimit')}</span>;
  const figure = amounts.column(available, leaveType.unit);
  return available < 0 ? (
    <Badge glyph="negative">{figure}</Badge>
  ) : (
    <b className={classes.available}>{figure}</b>
  );
}

export function ExpiringFigure({
  account: { expires, leaveType },
  today,
}: {
  account: LeaveAccountRecord;
  today: CalendarDate | undefined;
}) {
  const text = useText();
  const amounts = useAmounts();
  const { day, dayAndMonth } = useDates();
  if (!expires) return <span className={classes.none}>{text('balances.list.none')}</span>;
  const words = text('balances.list.expiring', {
    amount: amounts.plain(expires.amount, leaveType.unit),
    date: expires.on.slice(0, 4) === today?.slice(0, 4) ? dayAndMonth(expires.on) : day(expires.on),
  });
  return today !== undefined && isAtRisk(expires, today, leaveType.unit) ? (
    <Badge glyph="expiring">{words}</Badge>
  ) : (
    words
  );
}

import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { isAtRisk } from '../../../../api/contract/leave/at-risk.js';
import type { LeaveAccountRecord } from '../../../../api/contract/leave/leave-balances.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Badge } from '../../ui/feedback/badge';
import classes from './balance-list.module.css';

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

/** The last day of use stands in the head of its column where it is the same for all; else beneath. */
export function ExpiringFigure({
  account,
  today,
  lastDay,
}: {
  account: LeaveAccountRecord;
  today: CalendarDate | undefined;
  lastDay: CalendarDate | undefined;
}) {
  const amounts = useAmounts();
  const expiryText = useExpiryText(today);
  const { expires, leaveType } = account;
  if (!expires) return <span className={classes.none}>{amounts.column(0, leaveType.unit)}</span>;
  const amount = amounts.column(expires.amount, leaveType.unit);
  return (
    <>
      {isExpiryAtRisk(account, today) ? <Badge glyph="expiring">{amount}</Badge> : amount}
      {expires.on !== lastDay && (
        <small className={classes.lastDay}>{expiryText(expires.on)}</small>
      )}
    </>
  );
}

/** On a card, where only what is at risk is said. */
export function AtRiskNote({
  account,
  today,
}: {
  account: LeaveAccountRecord;
  today: CalendarDate | undefined;
}) {
  const amounts = useAmounts();
  const expiryText = useExpiryText(today);
  const { expires, leaveType } = account;
  if (!expires || !isExpiryAtRisk(account, today)) return null;
  return (
    <p className={classes.atRisk}>
      <Badge glyph="expiring">{amounts.column(expires.amount, leaveType.unit)}</Badge>
      {expiryText(expires.on)}
    </p>
  );
}

/** As the filter At risk finds them: with nothing available, nothing can be used any more. */
const isExpiryAtRisk = (
  { expires, available, leaveType }: LeaveAccountRecord,
  today: CalendarDate | undefined,
) =>
  today !== undefined &&
  expires !== null &&
  (available ?? 0) > 0 &&
  isAtRisk(expires, today, leaveType.unit);

/** Expires 31 Dec, with the year only if it is another one. */
export function useExpiryText(today: CalendarDate | undefined): (on: CalendarDate) => string {
  const text = useText();
  const { shortSpan } = useDates();
  return (on) => text('balances.list.expiresOn', { date: shortSpan(on, on, today?.slice(0, 4)) });
}

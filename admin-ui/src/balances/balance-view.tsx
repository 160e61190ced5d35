import { ArrowRight, Clock } from 'lucide-react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { DaysBar } from '../ui/days-bar/days-bar';
import { DaysKey } from '../ui/days-bar/days-key';
import type { DaysSize } from '../ui/days-bar/days-scale';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { Icon } from '../ui/icon';
import { atRisk } from '../leave-cost/at-risk';
import { barOf, freeOf } from './balance-parts';
import { leaveYearName } from './ledger-texts';
import classes from './balance-view.module.css';

interface Props {
  balance: LeaveBalanceRecord;
  on: CalendarDate;
  size: DaysSize;
  /** In a cell beside others: without what comes next. */
  short?: boolean;
}

export function BalanceView({ balance, on, size, short = false }: Props) {
  const text = useText();
  const { leaveType } = balance;
  const parts = barOf(balance, on);
  const expiresOn = atRisk(balance, on)?.on;
  const figures = {
    parts,
    unit: leaveType.unit,
    expiresOn,
    restCarriesOver: expiresOn === balance.leaveYear.to,
  };
  return (
    <div className={classes.balance}>
      <BalanceFigure balance={balance} small={short} />
      {balance.endedOn === null && (
        <>
          <DaysBar size={size} {...figures} label={leaveTypeName(text, leaveType.name)} />
          <DaysKey small={short} {...figures} />
        </>
      )}
      {!short && <Composition balance={balance} />}
      {!short && balance.tracked && balance.endedOn === null && (
        <Coming balance={balance} on={on} />
      )}
    </div>
  );
}

function BalanceFigure({
  balance,
  small = false,
}: {
  balance: LeaveBalanceRecord;
  small?: boolean;
}) {
  const text = useText();
  const amounts = useAmounts();
  const { tracked, available, taken, leaveType, leaveYear, endedOn } = balance;
  const isLeft = available === null || endedOn !== null;
  const shown = tracked ? freeOf(balance) : taken;
  const what = tracked ? (isLeft ? 'left' : 'available') : 'taken';
  const key = leaveType.unit === 'days' ? (`balances.figure.${what}` as const) : HOURS[what];
  return (
    <p className={classes.figure} data-small={small} data-negative={shown < 0}>
      <b>{amounts.plain(shown, leaveType.unit)}</b>{' '}
      {text(key, { count: Math.abs(shown), year: leaveYearName(leaveYear.to) })}
    </p>
  );
}

const HOURS = {
  available: 'balances.figure.hoursAvailable',
  left: 'balances.figure.hoursLeft',
  taken: 'balances.figure.hoursTaken',
} as const;

/** How the ledger's total and what is available are joined, where that is all. */
function Composition({
  balance: { tracked, balance, endedOn, ledgerToday, booked, reserved, available, leaveType },
}: {
  balance: LeaveBalanceRecord;
}) {
  const text = useText();
  const list = useListText();
  const amounts = useAmounts();
  const { day } = useDates();
  const plain = (amount: number) => amounts.plain(amount, leaveType.unit);
  if (!tracked) return <p className={classes.hint}>{text('balances.onlyRecorded')}</p>;
  if (endedOn !== null && balance !== 0)
    return (
      <p className={classes.hint}>
        {text(balance > 0 ? 'balances.ended' : 'balances.endedDebt', { date: day(endedOn) })}
      </p>
    );
  const isAll =
    available !== null && Math.abs(ledgerToday - booked - reserved - available) < 0.0005;
  if (!isAll || available < 0 || booked + reserved === 0) return null;
  const less = [
    booked > 0 && text('balances.lessBooked', { amount: plain(booked) }),
    reserved > 0 && text('balances.lessPending', { amount: plain(reserved) }),
  ];
  return (
    <p className={classes.hint}>
      {text('balances.inLedger', {
        amount: plain(ledgerToday),
        less: list(less.filter((part) => part !== false)),
      })}
    </p>
  );
}

function Coming({ balance, on }: { balance: LeaveBalanceRecord; on: CalendarDate }) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { next, carriesOver, expiring, leaveType } = balance;
  const drawn = atRisk(balance, on);
  const others = expiring.filter((part) => part !== drawn);
  const carries =
    carriesOver === null
      ? text('balances.carriesAll')
      : carriesOver === 0
        ? text('balances.carriesNone')
        : text('balances.carriesUpTo', { amount: amounts.words(carriesOver, leaveType.unit) });
  return (
    <ul className={classes.coming}>
      {next && (
        <li>
          <StatusGlyph of="added" />
          {text('balances.next', {
            amount: amounts.signed(next.amount, leaveType.unit),
            date: day(next.on),
          })}
        </li>
      )}
      {others.map((part) => (
        <li key={part.on}>
          <Icon of={Clock} size={14} />
          {text('balances.useBy', {
            amount: amounts.words(part.amount, leaveType.unit),
            date: day(part.on),
          })}
        </li>
      ))}
      <li>
        <Icon of={ArrowRight} size={14} mirrored />
        {carries}
      </li>
    </ul>
  );
}

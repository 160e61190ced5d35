import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type CalendarDate,
  isCalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type {
  LeaveBalanceRecord,
  LostAmount,
} from '../../../../api/contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import type { PreviewedEntry } from '../../api/office-calls';
import { useApi } from '../../api/use-api';
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
  today: CalendarDate;
  day: CalendarDate;
  /** Undefined while no amount is typed. */
  entry: PreviewedEntry | undefined;
}

/** The server derives both; for an entry in the future, on its day. */
export function AdjustEffect({ employee, leaveType, today, day, entry }: Props) {
  const text = useText();
  const api = useApi();
  const known = isCalendarDate(day) && day >= EARLIEST_LEAVE && day <= latestFutureDate(today);
  const on = known && day > today ? day : today;
  const { data: now } = useBalances(employee, on);
  const { data: effect } = useQuery({
    queryKey: ['leaveBalances', 'effect', entry],
    queryFn: () => api.leaveEntryEffect(entry as PreviewedEntry),
    enabled: known && entry !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = entry ? effect : undefined;
  const after = shown?.after ?? now?.balances.find((one) => one.leaveType._id === leaveType);
  if (shown && !shown.after)
    return <p className={classes.after}>{text('balanceOf.adjust.noPolicy')}</p>;
  if (!after?.tracked) return null;
  return (
    <Effect
      before={shown?.before ?? undefined}
      after={after}
      on={shown?.on ?? on}
      today={today}
      lost={shown?.lost ?? []}
    />
  );
}

interface EffectProps {
  before: LeaveBalanceRecord | undefined;
  after: LeaveBalanceRecord;
  on: CalendarDate;
  today: CalendarDate;
  lost: LostAmount[];
}

function Effect({ before, after, on, today, lost }: EffectProps) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { unit } = after.leaveType;
  const free = freeOf(after);
  return (
    <div className={classes.after} role="status">
      <p data-negative={free < 0}>
        {after.endedOn !== null
          ? text('balanceOf.adjust.balance')
          : on === today
            ? text('balanceOf.adjust.available')
            : text('balanceOf.adjust.availableOn', { date: day(on) })}
        {before && (
          <>
            <del>
              <span className="visually-hidden">{text('app.before')} </span>
              {amounts.plain(freeOf(before), unit)}
            </del>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text('app.after')}</span>
          </>
        )}
        <b>{amounts.words(free, unit)}</b>
      </p>
      {lost.map((part) => (
        <Lost
          key={`${part.why} ${part.why === 'expired' ? part.on : ''}`}
          part={part}
          unit={unit}
        />
      ))}
      {after.endedOn === null && <DaysBar size="M" parts={barOf(after, on)} unit={unit} />}
    </div>
  );
}

/** Why less changes than the amount. */
function Lost({ part, unit }: { part: LostAmount; unit: LeaveUnit }) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const count = Math.abs(part.amount);
  const key = part.amount > 0 ? part.why : (`${part.why}Anyway` as const);
  const limit: Record<string, string> =
    part.why === 'capped' ? { cap: amounts.words(part.cap, unit) } : { date: day(part.on) };
  return (
    <small>
      {text(`balanceOf.adjust.${key}`, { count, amount: amounts.words(count, unit), ...limit })}
    </small>
  );
}

import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { barOf } from '../../balances/balance-parts';
import { atRisk, freeParts } from '../../leave-cost/at-risk';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { useLeaveLength } from '../../leaves/use-leave-length';
import { DaysBar } from '../../ui/days-bar/days-bar';
import type { DaysParts } from '../../ui/days-bar/days-parts';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './request-cost.module.css';

/** 4 days, 6.5 left after, and the balance with the request in it. */
export function RequestCost({ of: request }: { of: WaitingLeaveRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const lengthOf = useLeaveLength();
  const { leave, remaining, shortBy, unit, balance } = request;
  const isBelow = remaining !== null && remaining < 0;
  const after = (rest: number) =>
    rest < 0
      ? text('myTeam.waiting.below', { amount: amounts.words(-rest, unit) })
      : text('myTeam.waiting.after', {
          amount: amounts.plain(rest, unit),
          count: amounts.count(rest, unit),
        });
  return (
    <div className={classes.cost}>
      <p data-below={isBelow}>
        {isBelow && <StatusGlyph of="negative" />}
        <span>
          <b>{lengthOf(leave)}</b>
          {remaining !== null && `, ${after(remaining)}`}
        </span>
      </p>
      {shortBy !== null && (
        <p className={classes.short}>
          {text('myTeam.waiting.short', { amount: amounts.words(shortBy, unit) })}
        </p>
      )}
      {balance?.tracked && remaining !== null && (
        <DaysBar
          expiresOn={atRisk(balance, leave.startDate)?.on}
          parts={partsOf(request, balance, remaining)}
          unit={unit}
          size="M"
        />
      )}
    </div>
  );
}

/** The request is among the pending ones of the balance, and drawn apart from them. */
function partsOf(
  { leave: { cost, startDate } }: WaitingLeaveRecord,
  balance: LeaveBalanceRecord,
  remaining: number,
): DaysParts {
  const request = cost ?? 0;
  return {
    ...barOf(balance, startDate),
    pending: Math.max(0, balance.reserved - request),
    request,
    ...freeParts(remaining, atRisk(balance, startDate)?.amount),
    owed: Math.max(0, -remaining),
  };
}

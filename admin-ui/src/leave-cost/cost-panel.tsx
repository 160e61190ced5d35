import { Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type {
  LeaveQuoteResponse,
  LeaveRefusalRecord,
} from '../../../api/contract/leave/leave-cost-responses.js';
import { atRisk, freeParts } from './at-risk';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { DaysBar } from '../ui/days-bar/days-bar';
import { DaysKey } from '../ui/days-bar/days-key';
import { Icon } from '../ui/icon';
import { Fold } from '../ui/layout/fold';
import { CostDays, groupsOf } from './cost-days';
import classes from './leave-cost.module.css';
import type { Asked } from './use-leave-cost';
import { useTypeBalance } from './use-type-balance';
import { useListText } from '../i18n/use-list-text';

/** More lines than these are folded, or what follows would be out of sight. */
const SHORT = 10;

interface Props {
  quote: LeaveQuoteResponse;
  asked: Asked;
  /** Beneath the refusals. */
  children?: ReactNode;
}

export function CostPanel({ quote, asked, children }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const id = useId();
  const { cost, unit, remaining, shortBy, uses, days, faults } = quote;
  const found = useTypeBalance(asked, asked.endDate);
  const spoken = found?.balance && {
    taken: found.balance.taken,
    booked: found.balance.booked,
    pending: found.balance.reserved,
  };
  const lapsing = found?.balance && atRisk(found.balance, found.on);
  const used = uses.find(({ until }) => until === lapsing?.on)?.amount ?? 0;
  const parts = {
    ...spoken,
    request: cost ?? 0,
    ...freeParts(remaining ?? 0, lapsing && lapsing.amount - used),
    owed: shortBy ?? 0,
  };
  // The rest of the balance is no answer to days that cannot be taken at all.
  const drawn =
    remaining !== null && (shortBy !== null || faults.every(({ overridable }) => overridable));
  const carried = uses.filter(
    ({ allocation, until }) => allocation.startsWith('carried') && until !== null,
  );
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div aria-live="polite">
        <h2 id={id}>{text('leaveCost.costs', { amount: amounts.words(cost ?? 0, unit) })}</h2>
        {remaining !== null && faults.length === 0 && (
          <p>
            {text('leaveCost.remain', {
              amount: amounts.words(remaining, unit),
              date: day(asked.endDate ?? ''),
              count: amounts.count(remaining, unit),
            })}
          </p>
        )}
        <LeaveRefusals refusals={faults} />
        {quote.balanceToBeChecked && (
          <p className={classes.missing}>
            <Icon of={TriangleAlert} size={14} />
            {text('leaveCost.balanceToBeChecked')}
          </p>
        )}
        <YearsWithoutHolidays quote={quote} />
      </div>
      {children}
      {drawn && (
        <div className={classes.bar}>
          <DaysBar parts={parts} unit={unit} expiresOn={lapsing?.on} size="M" />
          <DaysKey parts={parts} unit={unit} expiresOn={lapsing?.on} small />
        </div>
      )}
      {carried.map(({ allocation, amount, until }) => (
        <p key={allocation + until} className={classes.hint}>
          <Icon of={Clock} size={14} />
          {text('leaveCost.carried', {
            amount: amounts.words(amount, unit),
            date: day(until ?? ''),
            count: amounts.count(amount, unit),
          })}
        </p>
      ))}
      <Fold title={text('leaveCost.dayByDay')} open={groupsOf(days).length <= SHORT}>
        <CostDays days={days} unit={unit} inMinutes={asked.minutes !== undefined} />
      </Fold>
    </section>
  );
}

/** Without those of coverage, which have a notice of their own. */
export function LeaveRefusals({ refusals }: { refusals: LeaveRefusalRecord[] }) {
  const shown = refusals.filter(({ code }) => code !== 'leave.coverage');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.refusals}>
      {shown.map(({ code, text: words }) => (
        <li key={code + words}>
          <Icon of={TriangleAlert} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function YearsWithoutHolidays({
  quote: { yearsWithoutHolidays: years },
}: {
  quote: LeaveQuoteResponse;
}) {
  const text = useText();
  const list = useListText();
  if (years.length === 0) return null;
  return (
    <p className={classes.missing}>
      <Icon of={TriangleAlert} size={14} />
      {text('leaveCost.yearsWithoutHolidays', { years: list(years.map(String)) })}
    </p>
  );
}

import { useId } from 'react';
import { useAmounts } from '../i18n/use-amounts';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { DaysBar } from '../ui/days-bar/days-bar';
import { DaysKey } from '../ui/days-bar/days-key';
import { atRisk, freeParts } from './at-risk';
import classes from './leave-cost.module.css';
import type { Asked } from './use-leave-cost';
import { useTypeBalance } from './use-type-balance';

/** The balance of the chosen type, where no cost stands. On a phone it stands beside the type alone. */
export function BalancePanel({ asked }: { asked: Asked }) {
  const text = useText();
  const amounts = useAmounts();
  const id = useId();
  const found = useTypeBalance(asked, asked.startDate);
  if (!found) return null;
  const { balance, on } = found;
  const { leaveType, available = null, taken, booked, reserved: pending } = balance ?? {};
  const lapsing = balance && atRisk(balance, on);
  const figures = {
    parts: { taken, booked, pending, ...freeParts(available ?? 0, lapsing?.amount) },
    unit: leaveType?.unit ?? 'days',
    expiresOn: lapsing?.on,
  };
  const title = leaveType ? leaveTypeName(text, leaveType.name) : text('leaveCost.noBalance');
  return (
    <section className={classes.panel} data-balance aria-labelledby={id}>
      <h2 id={id}>
        {available === null
          ? title
          : text('leaveCost.available', { amount: amounts.words(available, figures.unit) })}
      </h2>
      {leaveType && (
        <div className={classes.bar}>
          <DaysBar size="M" {...figures} label={title} />
          <DaysKey small {...figures} />
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LeaveEffectRecord } from '../../../../api/contract/leave/leave-cost-responses.js';
import { atRisk, freeParts } from '../../leave-cost/at-risk';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { useTypeBalance } from '../../leave-cost/use-type-balance';
import { officePath } from '../../paths';
import { DaysBar } from '../../ui/days-bar/days-bar';
import { DaysKey } from '../../ui/days-bar/days-key';
import { Panel } from '../../ui/layout/panel';
import classes from './balance-card.module.css';
import { EffectsNote } from '../decision/effects-note';
import type { Leave } from '../leave';
import { RemainingNote } from '../decision/remaining-note';
import { useLeaveEffects } from '../decision/use-leave-effects';

/** Beside the decision: what the request leaves of the balance. Nothing where there is none. */
export function BalanceCard({ leave, employee }: { leave: Leave; employee: string }) {
  const loaded = useLeaveEffects([leave.id]);
  const effect = loaded.effects.get(leave.id);
  if (effect)
    return effect.remaining === null ? null : (
      <Balance leave={leave} employee={employee} effect={effect} />
    );
  if (!loaded.loading && !loaded.failed) return null;
  return (
    <Card leave={leave}>
      <EffectsNote of={loaded} />
    </Card>
  );
}

function Card({ leave: { leaveType }, children }: { leave: Leave; children: ReactNode }) {
  const text = useText();
  return (
    <div className={classes.place}>
      <Panel>
        <section className={classes.card}>
          <header>
            <h2>{text('leaves.balance')}</h2>
            <span>{leaveTypeName(text, leaveType)}</span>
          </header>
          {children}
        </section>
      </Panel>
    </div>
  );
}

function Balance({
  leave,
  employee,
  effect,
}: {
  leave: Leave;
  employee: string;
  effect: LeaveEffectRecord;
}) {
  const text = useText();
  const amounts = useAmounts();
  const { leaveType, endDate } = leave;
  const { cost, remaining, shortBy, unit } = effect;
  const found = useTypeBalance({ userId: employee, leaveType: leaveType ?? undefined }, endDate);
  const balance = found?.balance;
  const lapsing = balance && atRisk(balance, found.on);
  const parts = {
    taken: balance?.taken,
    booked: balance?.booked,
    pending: Math.max(0, (balance?.reserved ?? 0) - (cost ?? 0)),
    request: cost ?? 0,
    ...freeParts(remaining ?? 0, lapsing?.amount),
    owed: Math.max(0, -(remaining ?? 0)),
  };
  return (
    <Card leave={leave}>
      <RemainingNote className={classes.remaining} effect={effect} />
      {shortBy !== null && (
        <p className={classes.short}>
          {text('leaves.short', { amount: amounts.words(shortBy, unit) })}
        </p>
      )}
      {balance && (
        <div className={classes.bar}>
          <DaysBar parts={parts} unit={unit} expiresOn={lapsing?.on} size="S" />
          <DaysKey parts={parts} unit={unit} expiresOn={lapsing?.on} small />
        </div>
      )}
      <Link to={officePath.leaveBalance(employee)}>{text('leaves.balanceOf')}</Link>
    </Card>
  );
}

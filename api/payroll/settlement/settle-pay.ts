import { duePay, type DuePay } from '../due/due.js';
import type { PayComponent, PayRules, PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { differenceReasons } from './difference-reasons.js';
import { paidAmounts, type PaymentHistory } from './payment-history.js';
import {
  netEffect,
  payslipLine,
  type LineReason,
  type Recovery,
  type SlipLine,
} from './payslip-line.js';
import { limitRecovery } from './recovery.js';
import { waive } from './waiver.js';
import { withdrawnLines } from './withdrawn-lines.js';

export interface Settlement {
  person: PersonPayFacts;
  rules: PayRules;
  period: PayPeriod;
  /** The periods before it that are settled as well, in their order. */
  earlier: readonly PayPeriod[];
  /** Periods before those in which more was paid than is due: only that is settled of them. */
  owing?: readonly PayPeriod[];
  history: PaymentHistory;
  leastNetPercent: number;
  /** An off-cycle run without people pays its own single payments only. */
  extrasOf?: string;
  /** For a caller that has computed it already. */
  dueOf?: (period: PayPeriod) => DuePay;
}

export interface SettledPay {
  lines: SlipLine[];
  toRecover: Recovery[];
  due: DuePay;
}

/** Due less paid, for a period and those before it. */
export function settlePay({
  person,
  rules,
  period,
  earlier,
  owing = [],
  history,
  leastNetPercent,
  extrasOf,
  dueOf = (one) => duePay(person, rules, one),
}: Settlement): SettledPay {
  const due = dueOf(period);
  const paid = paidAmounts(history);
  if (extrasOf !== undefined)
    return {
      due,
      ...limitRecovery(
        extraLines(due, period, extrasOf, paid.get(period.from)),
        leastNetPercent,
        rules.step,
      ),
    };
  const linesOf = (
    of: DuePay,
    one: PayPeriod,
    reasonsOf?: (component: PayComponent) => LineReason[],
  ) =>
    rules.components.flatMap((component): SlipLine[] => {
      const found = of.components.find((other) => other.component.id === component.id);
      const before = paid.get(one.from)?.get(component.id) ?? 0;
      return (found?.amount ?? 0) === before
        ? []
        : [payslipLine(component, found, before, one, reasonsOf?.(component))];
    });
  const own = linesOf(due, period);
  const differencesOf = (one: PayPeriod) =>
    linesOf(dueOf(one), one, (component) => differenceReasons(person, history, component, one));
  // In the others all that was paid beyond due is taken back.
  const withdrawn = withdrawnLines(person, rules, history, earlier[0]?.from ?? period.from).filter(
    (line) => !owing.some(({ from }) => from === line.period.from),
  );
  const differences = [
    ...owing.flatMap(differencesOf).filter((line) => netEffect(line) < 0),
    ...earlier.flatMap(differencesOf),
  ];
  const lines = waive([...own, ...withdrawn, ...differences], history.waived ?? 0);
  return { due, ...limitRecovery(lines, leastNetPercent, rules.step) };
}

/** A regular run may have paid them since the run was approved first. */
function extraLines(
  { components }: DuePay,
  period: PayPeriod,
  runId: string,
  paid: ReadonlyMap<string, number> | undefined,
): SlipLine[] {
  return components.flatMap((due) => {
    const shares = due.shares.filter(({ assignment }) => assignment.run?.id === runId);
    const given = shares.reduce((sum, share) => sum + share.amount, 0);
    const others = due.amount - given;
    const amount = Math.max(
      0,
      Math.min(
        given,
        due.amount - Math.max(0, (paid?.get(due.component.id) ?? 0) - others) - others,
      ),
    );
    return amount === 0 ? [] : [payslipLine(due.component, { ...due, shares, amount }, 0, period)];
  });
}

import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PayAssignment, PayRules, PersonPayFacts } from '../due/pay-facts.js';
import { paidAmounts, type PaymentHistory } from './payment-history.js';
import { payslipLine, type SlipLine } from './payslip-line.js';

/** Takes back withdrawn single payments of periods that are no longer settled: of these nothing else is paid or taken, so nothing is set off against it. */
export function withdrawnLines(
  person: PersonPayFacts,
  rules: PayRules,
  history: PaymentHistory,
  settledFrom: CalendarDate,
): SlipLine[] {
  const withdrawn = person.assignments.filter(
    ({ run, withdrawnAt }) => run !== null && run.period < settledFrom && withdrawnAt !== null,
  );
  const periods = [...new Set(withdrawn.map(({ run }) => run?.period))].sort();
  const paid = paidAmounts(history);
  return periods.flatMap((from) => {
    const period = history.slips.find((slip) => slip.period.from === from)?.period;
    if (!period) return [];
    return rules.components.flatMap((component): SlipLine[] => {
      const payments = withdrawn.filter(
        (one) => one.run?.period === from && one.componentId === component.id,
      );
      const open = openOf(payments, history, period.from);
      const taken = Math.min(paid.get(period.from)?.get(component.id) ?? 0, open);
      if (taken <= 0) return [];
      const recordedAt = Math.max(...payments.map(({ withdrawnAt }) => withdrawnAt ?? 0));
      const reasons = [{ kind: 'withdrawn' as const, date: null, recordedAt }];
      return [payslipLine(component, undefined, taken, period, reasons)];
    });
  });
}

/** Their paid amounts, unless a payslip has taken them back since; of those, the rest that the last one left to recover. */
function openOf(
  payments: readonly PayAssignment[],
  { slips }: PaymentHistory,
  from: CalendarDate,
): number {
  const shares = slips
    .flatMap(({ lines }) => lines)
    .filter((line) => line.period.from === from)
    .flatMap((line) => line.shares);
  const settling = slips.findLast((slip) => slip.everything && slip.period.from >= from);
  const isSettled = ({ withdrawnAt }: PayAssignment) =>
    (settling?.approvedAt ?? 0) > (withdrawnAt ?? 0);
  const untaken = payments
    .filter((one) => !isSettled(one))
    .map(({ id }) => shares.findLast(({ assignment }) => assignment === id)?.amount ?? 0);
  const left = payments.some(isSettled)
    ? (settling?.toRecover ?? []).filter(
        (one) => one.period.from === from && one.componentId === payments[0]?.componentId,
      )
    : [];
  return (
    untaken.reduce((sum, amount) => sum + amount, 0) +
    left.reduce((sum, { amount }) => sum + amount, 0)
  );
}

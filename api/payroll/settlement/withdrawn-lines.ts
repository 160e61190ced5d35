import type { CalendarDate } from '../../contract/calendar-date.js';
import { duePay } from '../due/due.js';
import type { PayAssignment, PayRules, PersonPayFacts } from '../due/pay-facts.js';
import { paidAmounts, type PaymentHistory } from './payment-history.js';
import { payslipLine, type SlipLine } from './payslip-line.js';

/** Takes back withdrawn single payments of periods that are no longer settled: of these nothing else is paid or taken. */
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
  return periods.flatMap((from) => {
    const period = history.slips.find((slip) => slip.period.from === from)?.period;
    if (!period) return [];
    const due = duePay(person, rules, period);
    const paid = paidAmounts(history).get(period.from);
    return rules.components.flatMap((component): SlipLine[] => {
      const payments = withdrawn.filter(
        (one) => one.run?.period === from && one.componentId === component.id,
      );
      const withdrawnAt = Math.max(0, ...payments.map((one) => one.withdrawnAt ?? 0));
      const found = due.components.find((one) => one.component.id === component.id);
      const excess = (paid?.get(component.id) ?? 0) - (found?.amount ?? 0);
      const taken = Math.min(excess, openOf(payments, history, period.from, withdrawnAt));
      if (taken <= 0) return [];
      const reasons = [{ kind: 'withdrawn' as const, date: null, recordedAt: withdrawnAt }];
      const given = { ...(found ?? { whole: 0, parts: [], unpaid: [], shares: [] }), component };
      return [payslipLine(component, { ...given, amount: 0 }, taken, period, reasons)];
    });
  });
}

/** What was paid of them, less what payslips have taken back since. */
function openOf(
  payments: readonly PayAssignment[],
  { slips }: PaymentHistory,
  from: CalendarDate,
  withdrawnAt: number,
): number {
  const lines = slips.flatMap(({ approvedAt, lines: all }) =>
    all
      .filter((line) => line.period.from === from)
      .map((line) => ({ ...line, since: approvedAt > withdrawnAt })),
  );
  const given = payments.map(
    ({ id }) =>
      lines
        .filter(({ since }) => !since)
        .flatMap(({ shares }) => shares)
        .findLast(({ assignment }) => assignment === id)?.amount ?? 0,
  );
  const takenBack = lines.filter(
    ({ since, difference, componentId }) =>
      since && difference && componentId === payments[0]?.componentId,
  );
  return (
    given.reduce((sum, amount) => sum + amount, 0) +
    takenBack.reduce((sum, { amount }) => sum + amount, 0)
  );
}

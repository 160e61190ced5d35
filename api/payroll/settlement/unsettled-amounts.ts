import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { duePay, type DuePay } from '../due/due.js';
import type { PayRules, PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { paidAmounts, type PaymentHistory } from './payment-history.js';
import { netEffect } from './payslip-line.js';

/** Net pay due for a period, in minor units. */
export function dueNet(person: PersonPayFacts, rules: PayRules, period: PayPeriod): number {
  return netOf(duePay(person, rules, period));
}

export function netOf({ components }: DuePay): number {
  return components.reduce(
    (sum, { component, amount }) => sum + netEffect({ kind: component.kind, amount }),
    0,
  );
}

/** Net pay due beyond what was paid, for a period that is settled as far as more was paid than is due. */
function dueBeyondPaid(
  person: PersonPayFacts,
  rules: PayRules,
  period: PayPeriod,
  paid: ReadonlyMap<string, number> | undefined,
): number {
  return duePay(person, rules, period).components.reduce((sum, { component, amount }) => {
    const open = amount - (paid?.get(component.id) ?? 0);
    return sum + Math.max(0, netEffect({ kind: component.kind, amount: open }));
  }, 0);
}

/** Changes of pay in periods that no run settles, or not whole; unchanged periods are not listed. */
export function unsettledAmounts<P extends PayPeriod>(
  before: PersonPayFacts,
  after: PersonPayFacts,
  rules: PayRules,
  periods: readonly P[],
  { owing, history }: { owing: readonly PayPeriod[]; history: PaymentHistory },
): (P & { amount: number })[] {
  const paid = paidAmounts(history);
  return periods
    .map((period) => {
      const settled = owing.some(({ from }) => from === period.from);
      const net = (person: PersonPayFacts) =>
        settled
          ? dueBeyondPaid(person, rules, period, paid.get(period.from))
          : dueNet(person, rules, period);
      return { ...period, amount: net(after) - net(before) };
    })
    .filter(({ amount }) => amount !== 0);
}

/** The first day that may be due otherwise by the changed facts. */
export function changedFrom(
  before: PersonPayFacts,
  after: PersonPayFacts,
): CalendarDate | undefined {
  const days = [
    ...different(before, after, ({ salaries }) =>
      salaries.map(({ from, salary }) => [from, salary]),
    ),
    ...different(before, after, ({ unpaidLeave }) =>
      unpaidLeave.map(({ day, morning, afternoon, minutes }) => [day, morning, afternoon, minutes]),
    ),
    ...different(before, after, ({ employments }) =>
      employments.flatMap(({ hiredOn, leftOn }) => [
        ...(hiredOn ? [[hiredOn, 'hired']] : []),
        ...(leftOn ? [[addDays(leftOn, 1), 'left']] : []),
      ]),
    ),
    ...different(before, after, ({ assignments }) =>
      assignments.flatMap(({ id, from, to }) => [
        [from, id],
        ...(to ? [[addDays(to, 1), id, 'end']] : []),
      ]),
    ),
    ...different(before, after, ({ departments }) =>
      departments.map(({ from, valueId }) => [from, valueId]),
    ),
  ];
  return days.sort()[0];
}

function different(
  before: PersonPayFacts,
  after: PersonPayFacts,
  listed: (person: PersonPayFacts) => unknown[][],
): CalendarDate[] {
  const [old, now] = [before, after].map(
    (person) => new Set(listed(person).map((one) => JSON.stringify(one))),
  ) as [Set<string>, Set<string>];
  return [...old, ...now]
    .filter((one) => !old.has(one) || !now.has(one))
    .map((one) => (JSON.parse(one) as [CalendarDate])[0]);
}

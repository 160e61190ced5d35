import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import type { PayEffect } from '../../contract/payroll/pay-runs.js';
import type { UnsettledPeriod } from '../../contract/payroll/payslips.js';
import { changeAbove } from '../../contract/payroll/salary-revisions.js';
import { duePay, type DuePay } from '../due/due.js';
import type { PayRules, PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import type { PaymentHistory } from '../settlement/payment-history.js';
import { slipSums } from '../settlement/payslip-line.js';
import { settlePay } from '../settlement/settle-pay.js';
import { netOf } from '../settlement/unsettled-amounts.js';

/** Everything that pay is computed from, for one run. */
export interface PayBasis {
  rules: PayRules;
  period: PayPeriod;
  earlier: readonly PayPeriod[];
  /** As `Settlement` has them, of one person. */
  owing?: readonly PayPeriod[];
  leastNetPercent: number;
}

interface Sums {
  before: number;
  after: number;
}

/** One person's pay without a change and with it, in minor units. */
export interface ChangedPay {
  next: Sums & { toRecover: number };
  /** Paid periods whose due changes, newest first. */
  periods: (PayPeriod & Sums)[];
  /** Those that no run settles, in their order. */
  unsettled: readonly UnsettledPeriod[];
}

interface Compared {
  person: PersonPayFacts;
  basis: PayBasis;
}

/** Computes each period once; those before the change are due as without it. */
function duesOf(
  { person, basis: { rules } }: Compared,
  others?: { since: CalendarDate | undefined; dueOf: (period: PayPeriod) => DuePay },
): (period: PayPeriod) => DuePay {
  const dues = new Map<CalendarDate, DuePay>();
  return (period) => {
    if (others?.since !== undefined && period.to < others.since) return others.dueOf(period);
    const due = dues.get(period.from) ?? duePay(person, rules, period);
    dues.set(period.from, due);
    return due;
  };
}

/** Undefined where nothing changes. `since`: the first day that can be due otherwise. */
export function changedPay(
  before: Compared,
  after: Compared & { since?: CalendarDate | undefined },
  history: PaymentHistory,
  unsettled: readonly UnsettledPeriod[] = [],
): ChangedPay | undefined {
  const dueBefore = duesOf(before);
  const dueAfter = duesOf(after, { since: after.since, dueOf: dueBefore });
  const settled = ({ person, basis }: Compared, dueOf: typeof dueBefore) =>
    settlePay({ person, history, ...basis, dueOf });
  const [now, then] = [settled(before, dueBefore), settled(after, dueAfter)];
  const periods = before.basis.earlier
    .filter(({ from }) =>
      history.slips.some(({ lines }) => lines.some((line) => line.period.from === from)),
    )
    .map((period) => ({
      ...period,
      before: netOf(dueBefore(period)),
      after: netOf(dueAfter(period)),
    }))
    .filter((one) => one.before !== one.after)
    .reverse();
  const recover = ({ toRecover }: typeof now) =>
    toRecover.reduce((sum, { amount: left }) => sum + left, 0);
  const next = {
    before: slipSums(now.lines).net,
    after: slipSums(then.lines).net,
    toRecover: recover(then),
  };
  return periods.length + unsettled.length === 0 &&
    next.before === next.after &&
    recover(now) === next.toRecover
    ? undefined
    : { next, periods, unsettled };
}

/** The sums over all whose pay changes; null if nobody's does. */
export function effectOn(
  next: PayPeriod,
  changed: readonly ChangedPay[],
  percent: number | null,
): PayEffect | null {
  if (changed.length === 0) return null;
  const periods = new Map<string, PayPeriod & Sums>();
  for (const one of changed.flatMap((person) => person.periods)) {
    const known = periods.get(one.from);
    periods.set(one.from, {
      ...one,
      before: one.before + (known?.before ?? 0),
      after: one.after + (known?.after ?? 0),
    });
  }
  const sum = (part: keyof ChangedPay['next']) =>
    amount(changed.reduce((total, one) => total + one.next[part], 0));
  return {
    people: changed.length,
    periods: [...periods.values()]
      .sort((one, other) => (one.from < other.from ? 1 : -1))
      .map(({ from, to, before, after }) => ({
        from,
        to,
        paid: amount(before),
        due: amount(after),
        difference: amount(after - before),
      })),
    next: {
      from: next.from,
      to: next.to,
      before: sum('before'),
      after: sum('after'),
      toRecover: sum('toRecover'),
    },
    percent,
    unsettled: unsettledOf(changed),
  };
}

/** Whose next payslip changes most, where that is above the percentage of the warning. */
export function largestChange(
  changed: ReadonlyMap<string, ChangedPay>,
  changePercent: number,
): { id: string; percent: number } | undefined {
  const changes = [...changed].flatMap(([id, { next }]) => {
    const percent = changeAbove(next.before, next.after, changePercent);
    return percent === undefined ? [] : [{ id, percent }];
  });
  return changes.sort((one, other) => Math.abs(other.percent) - Math.abs(one.percent))[0];
}

/** Newest first. */
function unsettledOf(changed: readonly ChangedPay[]): UnsettledPeriod[] {
  const periods = new Map<string, UnsettledPeriod>();
  for (const one of changed.flatMap(({ unsettled }) => unsettled))
    periods.set(one.from, { ...one, amount: one.amount + (periods.get(one.from)?.amount ?? 0) });
  return [...periods.values()]
    .sort((one, other) => (one.from < other.from ? 1 : -1))
    .map((one) => ({ ...one, amount: amount(one.amount) }));
}

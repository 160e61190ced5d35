import type { CalendarDate } from '../../contract/calendar-date.js';
import { fraction, plus, roundedTo, times, ZERO, type Fraction } from '../../contract/fraction.js';
import type { PayFrequency } from '../../contract/payroll/payroll-settings.js';
import type { PaidDay, PaidDays } from './paid-days.js';
import type { PayRules } from './pay-facts.js';

const PER_PERIOD: Record<PayFrequency, Fraction> = {
  monthly: fraction(1),
  twiceMonthly: fraction(1, 2),
  biweekly: fraction(12, 26),
  weekly: fraction(12, 52),
};

/** Days in thousandths, amounts in minor units. */
export interface BasicPart {
  from: CalendarDate;
  to: CalendarDate;
  days: number;
  of: number;
  salary: number;
  /** The day from which the salary holds. */
  since: CalendarDate;
  amount: number;
}

interface Span {
  days: PaidDay[];
  salary: number;
  since: CalendarDate;
  exact: Fraction;
}

/** Basic salary of a whole period. */
export function perPeriod(salary: number, frequency: PayFrequency): Fraction {
  return times(fraction(salary), PER_PERIOD[frequency]);
}

/** Exact, before it is rounded. Days without a known salary count nothing. */
export function exactBasic(
  days: readonly PaidDay[],
  sum: number,
  frequency: PayFrequency,
): Fraction {
  return spansOf(days, sum, frequency).reduce((whole, { exact }) => plus(whole, exact), ZERO);
}

/** `basic`: of the days of employment. */
export function wholeBasic(
  { days, whole, unpaid, sum }: PaidDays,
  { frequency, step }: PayRules,
  basic: number,
): number {
  if (days.length === whole.length && unpaid.length === 0) return basic;
  return roundedTo(exactBasic(whole, sum, frequency), step, 'nearest');
}

/** Rounded half up once; the spans share it by largest remainder, the earlier first. */
export function basicParts(
  { days, sum }: PaidDays,
  { frequency, step }: PayRules,
): { amount: number; parts: BasicPart[] } {
  const spans = spansOf(days, sum, frequency);
  const amount = roundedTo(
    spans.reduce((whole, { exact }) => plus(whole, exact), ZERO),
    step,
    'nearest',
  );
  const amounts = shared(
    amount,
    spans.map(({ exact }) => exact),
    step,
  );
  const parts = spans.map(({ days: spanDays, salary, since }, place) => ({
    from: (spanDays[0] as PaidDay).day,
    to: (spanDays.at(-1) as PaidDay).day,
    days: weightOf(spanDays),
    of: sum,
    salary,
    since,
    amount: amounts[place] as number,
  }));
  return { amount, parts };
}

export function weightOf(days: readonly PaidDay[]): number {
  return days.reduce((sum, { paid }) => sum + paid, 0);
}

/** Days in a row with one salary. */
function spansOf(days: readonly PaidDay[], sum: number, frequency: PayFrequency): Span[] {
  const groups: Omit<Span, 'exact'>[] = [];
  for (const day of days) {
    if (!day.salary) continue;
    const group = groups.at(-1);
    const previous = group?.days.at(-1);
    if (group && previous && group.salary === day.salary.salary && previous.next === day.day)
      group.days.push(day);
    else groups.push({ days: [day], salary: day.salary.salary, since: day.salary.from });
  }
  return groups.map((group) => ({
    ...group,
    exact: times(perPeriod(group.salary, frequency), fraction(weightOf(group.days), sum)),
  }));
}

function shared(amount: number, exact: readonly Fraction[], step: number): number[] {
  const floors = exact.map((value) => roundedTo(value, step, 'down'));
  const rest = (amount - floors.reduce((sum, floor) => sum + floor, 0)) / step;
  const remainder = ({ n, d }: Fraction, floor: number) => ({ n: n - BigInt(floor) * d, d });
  const byRemainder = exact
    .map((_, place) => place)
    .sort((a, b) => {
      const [one, other] = [
        remainder(exact[a] as Fraction, floors[a] as number),
        remainder(exact[b] as Fraction, floors[b] as number),
      ];
      return Number(other.n * one.d - one.n * other.d) || a - b;
    });
  const raised = new Set(byRemainder.slice(0, rest));
  return floors.map((floor, place) => (raised.has(place) ? floor + step : floor));
}

import type { LeaveCounting } from '../leave/leave-policies.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type { WorkedWeeks } from './leaver-settlements.js';

/** Thousandths of a day, or minutes. */
export interface UnusedLeave {
  unit: LeaveUnit;
  counts: LeaveCounting;
  amount: number;
}

/** A month's salary in minor units, and the smallest amount of the currency. */
export interface DailyPayBasis {
  salary: number;
  worked: WorkedWeeks;
  step: number;
}

const [MONTHS, WEEKS, DAYS_A_WEEK] = [12n, 52n, 7n];
const [THOUSANDTHS, MINUTES, HUNDREDTHS] = [1000n, 60n, 100n];

type Fraction = [n: bigint, d: bigint];

/** The pay of one day is 12 × salary ÷ (52 × days worked a week), of one hour alike. Types that count calendar days have seven a week. */
function eachExactly(
  { unit, counts }: Omit<UnusedLeave, 'amount'>,
  basis: DailyPayBasis,
): Fraction {
  const { halfDays, minutes, weeks } = basis.worked;
  const year = MONTHS * BigInt(basis.salary);
  if (unit === 'minutes') return [year * MINUTES * BigInt(weeks), WEEKS * BigInt(minutes)];
  if (counts === 'calendar') return [year, WEEKS * DAYS_A_WEEK];
  return [year * 2n * BigInt(weeks), WEEKS * BigInt(halfDays)];
}

/** False where the pattern of the last day has no work, so that no day has a pay. */
export function hasDailyPay({ halfDays, minutes }: WorkedWeeks): boolean {
  return halfDays > 0 && minutes > 0;
}

/** Thousandths of a day, or minutes, so that the pay of one can be checked. */
export function workedPerWeek(
  { unit, counts }: Omit<UnusedLeave, 'amount'>,
  { halfDays, minutes, weeks }: WorkedWeeks,
): number {
  if (unit === 'minutes') return Math.round(minutes / weeks);
  const days = counts === 'calendar' ? Number(DAYS_A_WEEK) : halfDays / 2 / weeks;
  return Math.round(days * Number(THOUSANDTHS));
}

/** In hundredths of minor units, so that the sum can be checked with it. */
export function payOfEach(type: Omit<UnusedLeave, 'amount'>, basis: DailyPayBasis): number {
  const [n, d] = eachExactly(type, basis);
  return rounded([n * HUNDREDTHS, d], 1);
}

/** An amount in such hundredths, with four decimals. */
export const eachInUnits = (each: number): number => each / 10_000;

/** The sum of all, rounded once. */
export function unusedLeavePay(leave: readonly UnusedLeave[], basis: DailyPayBasis): number {
  const exact = leave.reduce<Fraction>(
    ([n, d], one) => {
      const [each, per] = eachExactly(one, basis);
      const divisor = per * (one.unit === 'days' ? THOUSANDTHS : MINUTES);
      return [n * divisor + each * BigInt(one.amount) * d, d * divisor];
    },
    [0n, 1n],
  );
  return rounded(exact, basis.step);
}

/** Half up, of what is not negative. */
function rounded([n, d]: Fraction, step: number): number {
  const divisor = d * BigInt(step);
  return Number((2n * n + divisor) / (2n * divisor)) * step;
}

import { fraction, roundedTo } from '../contract/fraction.js';

/** Amounts in minor units, the percentage in hundredths. One of percent and amount is given. */
export interface RaiseRule {
  percent: number | null;
  amount: number | null;
  /** The new salary is rounded up to a multiple of it. */
  step: number | null;
  /** The raise is at most that. */
  limit: number | null;
}

export interface RaisedSalary {
  salary: number;
  /** By the rule without its limit. */
  unlimited: number;
}

/** A salary in minor units after a salary round. */
export function raisedSalary(
  salary: number,
  { percent, amount, step, limit }: RaiseRule,
): RaisedSalary {
  const raised =
    percent === null
      ? fraction(salary + (amount ?? 0))
      : fraction(BigInt(salary) * BigInt(10_000 + percent), 10_000n);
  const unlimited = step === null ? roundedTo(raised, 1, 'nearest') : roundedTo(raised, step, 'up');
  return {
    salary: limit === null ? unlimited : Math.min(unlimited, salary + limit),
    unlimited,
  };
}

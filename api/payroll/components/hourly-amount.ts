import { fraction, roundedTo } from '../../contract/fraction.js';
import { amount } from '../../contract/money.js';
import type { HourlyAmount } from '../../contract/payroll/pay-components.js';
import type { WeeklyWork } from '../../working-time/patterns/work-pattern.js';

/** 12 × salary ÷ (52 × weekly hours), of the hours as they are shown. Null without work or salary. */
export function hourlyAmount(
  salary: number,
  { minutes, weeks }: WeeklyWork,
  step: number,
): HourlyAmount | null {
  const hundredths = roundedTo(fraction(minutes * 100, 60 * weeks), 1, 'nearest');
  if (hundredths === 0 || salary === 0) return null;
  const exact = fraction(BigInt(salary) * 12n * 100n, 52n * BigInt(hundredths));
  return {
    salary: amount(salary),
    weeklyHours: hundredths / 100,
    amount: amount(roundedTo(exact, step, 'nearest')),
  };
}

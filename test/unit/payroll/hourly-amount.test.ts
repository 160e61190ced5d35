import { expect, test } from '@jest/globals';
import { hourlyAmount } from '../../../api/payroll/components/hourly-amount.js';

const week = (hours: number, weeks = 1) => ({ minutes: hours * 60, halves: 10, weeks });

test.each([
  // 12 × 4,284.80 ÷ (52 × 40)
  [428_480, week(40), 1, { salary: 4284.8, weeklyHours: 40, amount: 24.72 }],
  [310_000, week(20), 1, { salary: 3100, weeklyHours: 20, amount: 35.77 }],
  // Weeks of 32 and 40 hours in turn.
  [310_000, week(72, 2), 1, { salary: 3100, weeklyHours: 36, amount: 19.87 }],
  // By the hours as they are shown, so that a calculator agrees: 38 h 20 min.
  [
    400_000,
    { minutes: 2300, halves: 10, weeks: 1 },
    1,
    { salary: 4000, weeklyHours: 38.33, amount: 24.08 },
  ],
  // Currencies without decimals.
  [30_000_000, week(40), 100, { salary: 300_000, weeklyHours: 40, amount: 1731 }],
])('an hour of %d with %p: %p', (salary, work, step, expected) => {
  expect(hourlyAmount(salary, work, step)).toEqual(expected);
});

test('nobody without weekly hours or salary has a proposal', () => {
  expect([hourlyAmount(310_000, week(0), 1), hourlyAmount(0, week(40), 1)]).toEqual([null, null]);
});

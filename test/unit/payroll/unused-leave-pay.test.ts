import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  hasDailyPay,
  payOfEach,
  unusedLeavePay,
  workedPerWeek,
  type UnusedLeave,
} from '../../../api/contract/payroll/unused-leave-pay.js';

const FIVE_DAYS = { halfDays: 10, minutes: 2400, weeks: 1 };
/** Three days in one week, two in the other. */
const FIVE_IN_TWO_WEEKS = { halfDays: 10, minutes: 2400, weeks: 2 };
const days = (amount: number, counts: UnusedLeave['counts'] = 'working'): UnusedLeave => ({
  unit: 'days',
  counts,
  amount: amount * 1000,
});
const minutes = (amount: number): UnusedLeave => ({ unit: 'minutes', counts: 'working', amount });
const basis = (salary: number, worked = FIVE_DAYS, step = 1) => ({ salary, worked, step });

describe('Unused leave, paid at 12 × salary ÷ (52 × days worked a week)', () => {
  test.each([
    ['22 days of 3,100.00', [days(22)], basis(310_000), 314_769],
    ['a day', [days(1)], basis(310_000), 14_308],
    ['half a day', [days(0.5)], basis(310_000), 7_154],
    ['two and a half days a week', [days(4)], basis(155_000, FIVE_IN_TWO_WEEKS), 57_231],
    ['calendar days, seven a week', [days(7, 'calendar')], basis(364_000), 84_000],
    ['minutes, by the hour', [minutes(90)], basis(310_000), 2_683],
    ['a currency without decimals', [days(22)], basis(310_000, FIVE_DAYS, 100), 314_800],
    ['nothing', [], basis(310_000), 0],
  ])('is paid for %s', (_, leave, of, pay) => {
    expect(unusedLeavePay(leave, of)).toBe(pay);
  });

  test('is rounded once on the total of all types', () => {
    const of = basis(100_001);
    const leave = [days(1), days(1), days(1)];
    expect(leave.map((one) => unusedLeavePay([one], of))).toEqual([4_615, 4_615, 4_615]);
    expect(unusedLeavePay(leave, of)).toBe(13_846);
  });

  test('shows the pay of one day or hour, rounded to be read', () => {
    expect(payOfEach(days(0), basis(310_000))).toBe(1_430_769);
    expect(payOfEach(minutes(0), basis(310_000))).toBe(178_846);
  });

  test('is paid by the days or hours a week that the payslip says with it', () => {
    expect(workedPerWeek(days(0), FIVE_DAYS)).toBe(5_000);
    expect(workedPerWeek(days(0), FIVE_IN_TWO_WEEKS)).toBe(2_500);
    expect(workedPerWeek(days(0, 'calendar'), FIVE_IN_TWO_WEEKS)).toBe(7_000);
    expect(workedPerWeek(minutes(0), FIVE_IN_TWO_WEEKS)).toBe(1_200);
  });

  test('a pattern without work has no daily pay', () => {
    expect(hasDailyPay(FIVE_DAYS)).toBe(true);
    expect(hasDailyPay({ halfDays: 0, minutes: 0, weeks: 1 })).toBe(false);
  });
});

test('a year of working days is a year of salary, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000_000 }),
      fc.integer({ min: 1, max: 14 }),
      (salary, halfDays) => {
        const worked = { halfDays, minutes: halfDays * 240, weeks: 1 };
        expect(unusedLeavePay([days(26 * halfDays)], basis(salary, worked))).toBe(12 * salary);
        expect(unusedLeavePay([minutes(52 * halfDays * 240)], basis(salary, worked))).toBe(
          12 * salary,
        );
      },
    ),
  );
});

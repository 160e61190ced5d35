import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { raisedSalary, type RaiseRule } from '../../../api/salary/salary-round.js';

const NONE: RaiseRule = { percent: null, amount: null, step: null, limit: null };

test.each([
  ['3 %', 400_000, { percent: 300 }, 412_000],
  ['3 % to the next 10.00', 435_050, { percent: 300, step: 1_000 }, 449_000],
  ['3 % of an amount that is a multiple already', 400_000, { percent: 300, step: 1_000 }, 412_000],
  ['3 %, at most 300.00', 1_080_000, { percent: 300, step: 1_000, limit: 30_000 }, 1_110_000],
  ['an amount', 400_000, { amount: 15_000 }, 415_000],
  ['an amount to the next 100.00', 400_050, { amount: 15_000, step: 10_000 }, 420_000],
  ['half a cent goes up', 1_000, { percent: 5 }, 1_001],
] as const)('%s', (_, salary, rule, raised) => {
  expect(raisedSalary(salary, { ...NONE, ...rule }).salary).toBe(raised);
});

test('the limit tells what the rule would have given', () => {
  expect(
    raisedSalary(1_080_000, { ...NONE, percent: 300, step: 1_000, limit: 30_000 }).unlimited,
  ).toBe(1_113_000);
});

test('nobody gets less than the rule, but for the limit, nor a step more', () => {
  const rules = fc.record({
    percent: fc.integer({ min: 0, max: 10_000 }),
    step: fc.constantFrom(1, 100, 1_000, 5_000),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rules, (salary, { percent, step }) => {
      const { salary: raised } = raisedSalary(salary, { ...NONE, percent, step });
      const exact = (salary * (10_000 + percent)) / 10_000;
      expect(raised % step).toBe(0);
      expect(raised).toBeGreaterThanOrEqual(Math.floor(exact));
      expect(raised).toBeLessThan(exact + step + 1);
    }),
  );
});

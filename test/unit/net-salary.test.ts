import { expect, test } from '@jest/globals';
import { Problem } from '../../api/contract/problem.js';
import { netSalary } from '../../api/salary/net-salary.js';

test.each([
  [100_000, 0, 0, 100_000],
  [100_000, 2_500, 1_000, 101_500],
  [10, 20, 0, 30],
  [0, 0, 0, 0],
  [500, 500, 1_000, 0],
  [0, 700, 700, 0],
  [100_000_000_000, 100_000_000_000, 1, 199_999_999_999],
])(
  'basic %i and allowances %i less deductions %i are %i',
  (basicSalary, allowances, deductions, net) => {
    expect(netSalary({ basicSalary, allowances, deductions })).toBe(net);
  },
);

test('nobody is paid less than nothing', () => {
  let problem: unknown;
  try {
    netSalary({ basicSalary: 500, allowances: 500, deductions: 1_001 });
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 400, errors: { deductions: expect.any(String) } });
});

import { expect, test } from '@jest/globals';
import type { PayslipWarning } from '../../../api/contract/payroll/payslips.js';
import { warningCounts } from '../../../api/payroll/settlement/common-warnings.js';

const slips = (n: number, ...warnings: PayslipWarning[]) => ({
  n,
  warnings: JSON.stringify(warnings.map((warning) => ({ warning, amount: null, date: null }))),
});

test.each([
  ['39 of 40 without a bank account', [slips(39, 'noBank'), slips(1)], [['noBank', 39, true]]],
  ['half of them', [slips(20, 'noBank'), slips(20)], [['noBank', 20, false]]],
  ['one more than half', [slips(21, 'noBank'), slips(19)], [['noBank', 21, true]]],
  ['all of five, which are read one by one', [slips(5, 'noBank')], [['noBank', 5, false]]],
  ['all of six', [slips(6, 'noBank')], [['noBank', 6, true]]],
  ['an error, however many have it', [slips(40, 'noSalary')], [['noSalary', 40, false]]],
  [
    'two that most have, and one that few have',
    [slips(30, 'noBank', 'first'), slips(2, 'noBank', 'netZero'), slips(8)],
    [
      ['noBank', 32, true],
      ['netZero', 2, false],
      ['first', 30, true],
    ],
  ],
  ['nobody', [], []],
])('common warnings: %s', (_what, given, expected) => {
  expect(
    warningCounts(given).map(({ warning, people, common }) => [warning, people, common]),
  ).toEqual(expected);
});

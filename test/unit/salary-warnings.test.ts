import { expect, test } from '@jest/globals';
import { salaryWarnings } from '../../api/salary/salary-warnings.js';

test.each<[leftOn: string | null, otherPayDate: string | null, kinds: string[]]>([
  [null, null, []],
  ['2026-10-26', null, []],
  ['2026-10-25', null, ['after_last_day']],
  ['2027-01-01', null, []],
  [null, '2026-10-25', ['same_month']],
  ['2026-09-30', '2026-10-31', ['after_last_day', 'same_month']],
])('with the last day %p and another pay date %p, 26 October is warned of as %p', (leftOn, otherPayDate, kinds) => {
  const warnings = salaryWarnings({ payDate: '2026-10-26', leftOn, otherPayDate });
  expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
  for (const { text, date } of warnings) expect(text).toContain(date);
});

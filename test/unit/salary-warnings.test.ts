import { expect, test } from '@jest/globals';
import { salaryWarnings } from '../../api/salary/salary-warnings.js';

test.each<[lastDay: string | null, otherPayDate: string | null, kinds: string[]]>([
  [null, null, []],
  ['2026-10-25', null, ['after_last_day']],
  [null, '2026-10-25', ['same_month']],
  ['2026-09-30', '2026-10-31', ['after_last_day', 'same_month']],
])(
  'with an employment that ended on %p and another pay date %p, a pay date is warned of as %p',
  (lastDay, otherPayDate, kinds) => {
    const warnings = salaryWarnings({ lastDay, otherPayDate });
    expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
    for (const { text, date } of warnings) expect(text).toContain(date);
  },
);

import { expect, test } from '@jest/globals';
import { previousPeriod } from '../../../api/contract/payroll/previous-period.js';

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-11-16', '2026-11-30', '2026-11-01', '2026-11-15'],
  ['2026-03-01', '2026-03-15', '2026-02-16', '2026-02-28'],
  ['2026-11-02', '2026-11-08', '2026-10-26', '2026-11-01'],
  ['2026-11-02', '2026-11-15', '2026-10-19', '2026-11-01'],
])('before %s to %s came %s to %s', (from, to, earlierFrom, earlierTo) => {
  expect(previousPeriod({ from, to })).toEqual({ from: earlierFrom, to: earlierTo });
});

import { expect, test } from '@jest/globals';
import { changeAbove } from '../../../api/contract/payroll/salary-revisions.js';

test.each([
  [400_300, 4_003_000, 20, 900],
  [300_000, 360_000, 20, undefined],
  [300_000, 360_100, 20, 20],
  [300_000, 370_000, 20, 23.3],
  [300_000, 30_000, 20, -90],
  [300_000, 300_000, 1, undefined],
  // There is no percentage of nothing.
  [0, 300_000, 20, undefined],
])('from %d to %d with a warning above %d %%: %p', (before, after, limit, percent) => {
  expect(changeAbove(before, after, limit)).toBe(percent);
});

import { expect, test } from '@jest/globals';
import { usedPrefix } from '../../api/employee/next-employee-id.js';

test.each([
  [['EMP-3', 'EMP-2', 'TMP-1'], 'EMP-'],
  [['TMP-1', 'EMP-2'], 'TMP-'],
  [['2026-07', '2026-06'], '2026-'],
  [['17', '16', 'A1'], ''],
  [['Zoë', 'EMP'], undefined],
  [[], undefined],
])('of the employee IDs %p, %p is the pattern in use', (ids, prefix) => {
  expect(usedPrefix(ids)).toBe(prefix);
});

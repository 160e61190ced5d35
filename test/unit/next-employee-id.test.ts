import { expect, test } from '@jest/globals';
import { nextNumber, usedPrefix } from '../../api/employee/next-employee-id.js';

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

test.each([
  [['0099', '0100', '98'], '0101'],
  [['9', '8'], '10'],
  [['0042-temp', '0007'], '0008'],
  [['9007199254740993'], '9007199254740994'],
  [['1a'], undefined],
])('after the numbers %p comes %p', (suffixes, next) => {
  expect(nextNumber(suffixes)).toBe(next);
});

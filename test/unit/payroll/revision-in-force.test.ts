import { expect, test } from '@jest/globals';
import { inForceOn } from '../../../api/contract/payroll/salary-revisions.js';

const revisions = ['1950-01-01', '2026-01-15', '2026-11-15'].map((from) => ({ from }));

test.each([
  ['1949-12-31', undefined],
  ['1950-01-01', '1950-01-01'],
  ['2026-01-14', '1950-01-01'],
  ['2026-01-15', '2026-01-15'],
  ['2026-11-14', '2026-01-15'],
  ['2026-11-15', '2026-11-15'],
  ['2099-12-31', '2026-11-15'],
])('on %s the revision of %s is in force', (day, from) => {
  expect(inForceOn(revisions, day)?.from).toBe(from);
});

test('without revisions none is in force', () => {
  expect(inForceOn([], '2026-11-15')).toBeUndefined();
});

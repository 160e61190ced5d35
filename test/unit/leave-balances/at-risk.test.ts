import { expect, test } from '@jest/globals';
import { isAtRisk } from '../../../api/contract/leave/at-risk.js';

test('what expires is at risk only where more than two thirds of the working days left would have to be taken', () => {
  const today = '2026-11-26';
  // 36 days, some 26 of them working days.
  expect(isAtRisk({ amount: 18.5, on: '2026-12-31' }, today, 'days')).toBe(true);
  expect(isAtRisk({ amount: 16.5, on: '2026-12-31' }, today, 'days')).toBe(false);
  expect(isAtRisk({ amount: 3, on: '2026-12-01' }, today, 'days')).toBe(true);
  expect(isAtRisk({ amount: 3, on: '2027-03-31' }, today, 'days')).toBe(false);
  expect(isAtRisk({ amount: 18.5 * 480, on: '2026-12-31' }, today, 'minutes')).toBe(true);
  expect(isAtRisk({ amount: 5, on: '2026-11-25' }, today, 'days')).toBe(false);
});

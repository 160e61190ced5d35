import { expect, test } from '@jest/globals';
import { meaningMatters, openingAmount } from '../../../api/import/check/opening-amount.js';

test.each([
  ['1.5 left of 25', { written: 1_500, without: 25_000 }, -23_500, 1_500],
  ['1.5 left of 25, of which 20 are taken', { written: 1_500, without: 5_000 }, -3_500, 1_500],
  ['0 left of 25', { written: 0, without: 25_000 }, -25_000, 0],
  ['a debt of 2', { written: -2_000, without: 25_000 }, -27_000, -2_000],
  ['30 where 25 are granted', { written: 30_000, without: 25_000 }, 5_000, 30_000],
  ['nothing granted', { written: 4_000, without: 0 }, 4_000, 4_000],
])('a balance with all included: %s', (_, onDay, booked, after) => {
  expect(openingAmount(onDay, 'included')).toBe(booked);
  expect(onDay.without + booked).toBe(after);
});

test.each([
  ['1.5 carried over beside 25', { written: 1_500, without: 25_000 }, 26_500],
  ['0 carried over', { written: 0, without: 25_000 }, 25_000],
])('a balance on top: %s', (_, onDay, after) => {
  expect(openingAmount(onDay, 'on-top')).toBe(onDay.written);
  expect(openingAmount(onDay, null)).toBe(onDay.written);
  expect(onDay.without + onDay.written).toBe(after);
});

test('the meaning matters only where something was granted in the same year', () => {
  expect([meaningMatters({ granted: 25_000 }), meaningMatters({ granted: 0 })]).toEqual([
    true,
    false,
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { amount, averageMinor, minorUnits } from '../../api/contract/money.js';

test.each<[unknown, number]>([
  [0, 0],
  ['0', 0],
  ['0.00', 0],
  [2000, 200_000],
  ['2000', 200_000],
  ['2000.5', 200_050],
  [2000.05, 200_005],
  ['  7.10 ', 710],
  [0.1, 10],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [1_000_000_000, 100_000_000_000],
  ['1000000000.00', 100_000_000_000],
  ['0000000001', 100],
])('%p is read as %p minor units', (value, minor) => expect(minorUnits(value)).toBe(minor));

test.each<unknown>([
  -1,
  '-1',
  -0.01,
  1.005,
  '1.005',
  '1.',
  '.5',
  '1,5',
  '1 000',
  '+1',
  '1e3',
  1e21,
  '0x10',
  '١٢',
  '１２',
  'abc',
  '',
  ' ',
  '1000000000.01',
  1_000_000_001,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  'Infinity',
  null,
  undefined,
  true,
  [],
  ['1'],
  {},
  1n,
  '12345678901',
  '1.00\u0000',
])('%p is no amount', (value) => expect(minorUnits(value)).toBeUndefined());

test.each<[number | string | bigint, number]>([
  [0, 0],
  [1, 0.01],
  ['10', 0.1],
  [100n, 1],
  [123_456, 1234.56],
  [-1, -0.01],
  ['-12345', -123.45],
  [30, 0.3],
  ['4503599627370497', 45_035_996_273_704.97],
])('%p minor units are sent as %p', (minor, wire) => expect(amount(minor)).toBe(wire));

test('every amount of two decimals survives being read and sent', () => {
  for (let minor = 0; minor < 100_000; minor += 7) expect(minorUnits(amount(minor))).toBe(minor);
  for (const minor of [99_999_999_999, 99_999_999_901, 100_000_000_000])
    expect(minorUnits(amount(minor))).toBe(minor);
});

describe('the mean of a sum', () => {
  test.each<[bigint, number, bigint]>([
    [0n, 0, 0n],
    [0n, 3, 0n],
    [10n, 4, 3n],
    [9n, 4, 2n],
    [1n, 2, 1n],
    [1n, 3, 0n],
    [2n, 3, 1n],
    [100n, 3, 33n],
    [9_007_199_254_740_993n, 2, 4_503_599_627_370_497n],
  ])('of %p over %p is %p, half up', (sum, count, mean) =>
    expect(averageMinor(sum, count)).toBe(mean),
  );
});

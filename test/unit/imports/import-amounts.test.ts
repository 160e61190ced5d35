import { expect, test } from '@jest/globals';
import { smallestAmount } from '../../../api/contract/company/company-currencies.js';
import { monthlyPay, readAmount } from '../../../api/contract/imports/amount-reading.js';
import type { DecimalSign } from '../../../api/contract/imports/import-mapping.js';

test.each<[string, DecimalSign, number]>([
  ['59231', '.', 5_923_100],
  ['59231', ',', 5_923_100],
  ['59231.5', '.', 5_923_150],
  ['59,231.00', '.', 5_923_100],
  ['$59,231', '.', 5_923_100],
  ['$ 59,231.07', '.', 5_923_107],
  ['US$1,234,567.89', '.', 123_456_789],
  ['USD 1000', '.', 100_000],
  ['1000 EUR', '.', 100_000],
  ['59 231,00 €', ',', 5_923_100],
  ['59\u202f231,00\u00a0€', ',', 5_923_100],
  ['59.231,00', ',', 5_923_100],
  ['59.231', ',', 5_923_100],
  ['1.234.567,8', ',', 123_456_780],
  ["59'231.50", '.', 5_923_150],
  ['59’231.50 CHF', '.', 5_923_150],
  ['Fr. 100', '.', 10_000],
  ['kr 100', ',', 10_000],
  ['12,34,567.00', '.', 123_456_700],
  ['1 234,50 zł', ',', 123_450],
  ['0', '.', 0],
  ['0.00', '.', 0],
  ['007', '.', 700],
  ['1,000,000,000.00', '.', 100_000_000_000],
])('%p with %p before the cents is %p minor units', (text, sign, minor) =>
  expect(readAmount(text, sign)).toBe(minor),
);

test.each<[string, DecimalSign]>([
  ['', '.'],
  [' ', '.'],
  ['-5', '.'],
  ['+5', '.'],
  ['(100)', '.'],
  ['1.005', '.'],
  ['59231.000', '.'],
  ['59,23', '.'],
  ['59.23', ','],
  ['5,92,31', '.'],
  ['5923,1.00', '.'],
  ['59.231.00', '.'],
  ['1,234.567', '.'],
  ["1'234,567.00", '.'],
  ['1,234,56', ','],
  ['1 2345', '.'],
  ['1e5', '.'],
  ['0x10', '.'],
  ['.5', '.'],
  ['5.', '.'],
  ['NaN', '.'],
  ['abc', '.'],
  ['$', '.'],
  ['1,000,000,000.01', '.'],
  ['99999999999999999999', '.'],
  ['５００', '.'],
  ['=1+1', '.'],
  ['5 a month', '.'],
  ['50k', '.'],
])('%p with %p before the cents is no amount', (text, sign) =>
  expect(readAmount(text, sign)).toBeUndefined(),
);

test('what both signs can read is one amount', () => {
  for (const text of [
    '1',
    '12',
    '123',
    '1234',
    '12345',
    "1'234",
    '1 234',
    '1.234',
    '1,234',
    '1.23',
    '1,23',
    '1.234,5',
    '1,234.5',
    '$1',
    '1 €',
  ]) {
    const [point, comma] = [readAmount(text, '.'), readAmount(text, ',')];
    if (point !== undefined && comma !== undefined) expect(point).toBe(comma);
  }
});

test.each([
  [5_923_100, 493_592],
  [5_467_000, 455_583],
  [6, 1],
  [5, 0],
  [18, 2],
  [17, 1],
  [0, 0],
  [100_000_000_000, 8_333_333_333],
])('%p a year is %p a month, half up', (year, month) => {
  expect(monthlyPay(year, 'year')).toBe(month);
  expect(monthlyPay(year, 'month')).toBe(year);
});

test('yearly pay in a currency without decimals becomes whole monthly pay (an example in yen had fractions)', () => {
  expect(monthlyPay(100_000_000, 'year', smallestAmount('JPY'))).toBe(8_333_300);
  expect(monthlyPay(6_000_001_00, 'year', smallestAmount('JPY'))).toBe(500_000_00);
});

test('hostile text is read in no time', () => {
  const begun = performance.now();
  for (const text of [
    '1'.repeat(100_000),
    '1,'.repeat(50_000),
    '1 '.repeat(50_000),
    `$${' '.repeat(50_000)}x`,
    `1${'.'.repeat(50_000)}`,
  ])
    expect(readAmount(text, '.')).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(1000);
});

import { expect, test } from '@jest/globals';
import { plainAmount, writtenAmount } from '../../admin-ui/src/forms/plain-amount.js';
import { minorUnits } from '../../api/contract/money.js';

test.each([
  ['4950', '4950'],
  ['4950.5', '4950.5'],
  ['4950,50', '4950.50'],
  [' 4950 ', '4950'],
  ['0,1', '0.1'],
  ['4,950', '4950'],
  ['4,950.00', '4950.00'],
  ['1,000,000,000.99', '1000000000.99'],
  ['4.950,00', '4950.00'],
  ['1.234.567', '1234567'],
  ['1.234.567,8', '1234567.8'],
  ['4 950,5', '4950.5'],
  ['4\u00a0950', '4950'],
  ['4\u202f950,50', '4950.50'],
  ["1'234'567.80", '1234567.80'],
  ['1’234.5', '1234.5'],
])('%p is %p', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
  expect(plainAmount(plain)).toBe(plain);
});

test.each([
  '4.950',
  '10.005',
  '0.123',
  '1,2345',
  '1,23,456',
  '12,34.5',
  '1,234,56',
  '1.234.56',
  '1,234.567',
  '1.234,567,89',
  "1'234,567",
  '4 95',
  '1 2 3',
  '.5',
  '5.',
  ',',
  '',
  '-5',
  '+5',
  '1e3',
  '$5',
  'abc',
  '١٢',
])('%p is no amount, and is not made one', (typed) => {
  expect(plainAmount(typed)).toBe(typed);
  expect(minorUnits(plainAmount(typed))).toBeUndefined();
});

test.each([
  ['4950.50', ',', '4950,50'],
  ['4950.5', '.', '4950.5'],
  ['4950', ',', '4950'],
  ['12.', ',', '12.'],
  ['4.950,00', ',', '4.950,00'],
  ['no amount', ',', 'no amount'],
])('an amount %s is written with %s as %s', (amount, sign, written) => {
  expect(writtenAmount(amount, sign)).toBe(written);
});

import { expect, test } from '@jest/globals';
import { FilePay } from '../../../api/import/check/file-pay.js';

test.each<[string, number[], number, boolean]>([
  ['23.50 among monthly pay', [4200_00, 3900_00, 23_50], 23_50, true],
  ['23.50 where everybody has so little', [23_50, 21_00], 23_50, true],
  ['an hour in yen among months', [310_000_00, 280_000_00, 1_200_00], 1_200_00, true],
  ['a day among months', [4200_00, 3900_00, 180_00], 180_00, true],
  ['a fifth of a position', [4200_00, 3900_00, 800_00], 800_00, false],
  ['a small monthly pay in dinars', [75_00, 90_00, 400_00], 75_00, false],
])('%s is noticed if it is too low for a month', (_, file, minor, low) => {
  const pay = new FilePay();
  for (const amount of file) pay.add(amount);
  expect(pay.isLow(minor)).toBe(low);
});

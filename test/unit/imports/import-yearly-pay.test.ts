import { expect, test } from '@jest/globals';
import { monthlyPay as shown } from '../../../admin-ui/src/imports/columns/written-amounts.js';
import { smallestAmount } from '../../../api/contract/company/company-currencies.js';
import { monthlyPay as stored } from '../../../api/import/file/amount-reading.js';

test.each(['EUR', 'JPY'])(
  'the example of yearly pay is what will be stored in %s (in yen it had fractions)',
  (currency) => {
    const smallest = smallestAmount(currency);
    for (const yearly of [0, 100, 600, 5_000_000_00, 6_000_001_00, 92_368_00])
      expect(shown(yearly, smallest)).toBe(stored(yearly, 'year', smallest));
    expect(shown(6_000_001_00, smallest)).toBe(currency === 'JPY' ? 500_000_00 : 500_000_08);
  },
);

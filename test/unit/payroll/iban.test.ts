import { describe, expect, test } from '@jest/globals';
import {
  bicRefusal,
  ibanRefusal,
  readBic,
  readIban,
} from '../../../api/bank-account/iban-field.js';
import { maskedIban } from '../../../api/contract/payroll/bank-accounts.js';

const refusalOf = (typed: unknown) => ibanRefusal('IBAN', readIban(typed))?.key;

describe('an IBAN', () => {
  test.each([
    'IE64IRCE92050112345678',
    'ie64 irce 9205 0112 3456 78',
    ' IE64-IRCE-9205-0112-3456-78\u00a0',
    'NO93 8601 1117 947',
    'FR14 2004 1010 0505 0001 3M02 606',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ])('is taken as people write it: %s', (typed) => {
    expect(refusalOf(typed)).toBeUndefined();
    expect(readIban(typed)).toMatch(/^[A-Z0-9]+$/);
  });

  test.each([
    ['IE64 IRCE 9205 0112 3456 79', 'bank.iban_wrong'],
    ['IE64 IRCE 9205 0112 3465 78', 'bank.iban_wrong'],
    ['IE64 1234 9205 0112 3456 78', 'bank.iban_wrong'],
    ['IE64 IRCE 9205 0112 3456 7', 'bank.iban_length'],
    ['IE64 IRCE 9205 0112 3456 789', 'bank.iban_length'],
    ['US64 IRCE 9205 0112 3456 78', 'bank.iban_country'],
    ['ZZ64 0000', 'bank.iban_country'],
    ['12345678', 'bank.iban_malformed'],
    ['IE', 'bank.iban_malformed'],
    ['IE64 IRCE 9205 0112 3456 7.', 'bank.iban_malformed'],
    ['ＩＥ64IRCE92050112345678', 'bank.iban_malformed'],
    ['X'.repeat(20_000), 'bank.iban_malformed'],
    [5, 'field.not_text'],
    [{}, 'field.not_text'],
  ])('is refused with a reason: %p, %s', (typed, key) => {
    expect(refusalOf(typed)).toBe(key);
  });

  test('is shown by its first and last four characters', () => {
    expect(maskedIban('IE64IRCE92050112345678')).toBe('IE64 •••• 5678');
    expect(maskedIban('NO9386011117947')).toBe('NO93 •••• 7947');
  });
});

test.each([
  ['IRCEIE2D', undefined],
  ['irce ie2d xxx', undefined],
  ['IRCEIE2', 'bank.bic_malformed'],
  ['IRCEZZ2D', 'bank.bic_malformed'],
  ['12345678', 'bank.bic_malformed'],
  [5, 'field.not_text'],
])('a BIC %p: %s', (typed, key) => {
  expect(bicRefusal('BIC', readBic(typed))?.key).toBe(key);
});

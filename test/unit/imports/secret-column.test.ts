import { expect, test } from '@jest/globals';
import type { ImportColumn } from '../../../api/contract/imports/imports.js';
import { isSecret } from '../../../api/import/file/secret-column.js';

const column = (values: string[], more: Partial<ImportColumn> = {}): ImportColumn => ({
  heading: 'Account',
  samples: values.slice(0, 5),
  filled: values.length,
  values: values.map((value) => ({ value, count: 1 })),
  dates: null,
  month: null,
  amounts: null,
  currencies: [],
  ...more,
});
const OTHERS = ['cash', 'cheque', 'none yet', 'abroad', 'by hand'];

test.each([
  [['DE89 3704 0044 0532 0130 00']],
  [['DE89370400440532013000']],
  [[...OTHERS, 'DE89 3704 0044 0532 0130 00']],
])('a column with a bank account is secret: %j', (values) => {
  expect(isSecret(column(values))).toBe(true);
});

test('a column with amounts is secret, others are not', () => {
  const reading = { exist: 1, wrong: null };
  expect(isSecret(column(['100'], { amounts: { '.': reading, ',': reading } }))).toBe(true);
  expect(isSecret(column(OTHERS))).toBe(false);
  expect(isSecret(column(OTHERS, { values: null }))).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import {
  ROW_MESSAGES,
  rowMessage,
  rowMessageText,
} from '../../api/contract/imports/row-messages.js';

const IMPORT = fileURLToPath(new URL('../../api/import', import.meta.url));
const sources = readdirSync(IMPORT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(IMPORT, file), 'utf8'))
  .join('\n');

test('each remark about a row is made by the check', () => {
  expect(Object.keys(ROW_MESSAGES).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});

test('fields are called by their labels', () => {
  const said = rowMessageText(
    rowMessage('repeatsOtherwise', { row: 7, fields: 'dob,name' }),
    (field) => field.toUpperCase(),
  );
  expect(said).toBe('repeats row 7 with different values (DOB, NAME). Keep only one of them.');
});

test('a remark says its values in English', () => {
  expect(
    rowMessageText(
      rowMessage('overlapsRow', { row: 7, startDate: '2027-01-05', endDate: '2027-01-06' }),
      String,
    ),
  ).toBe('starts a leave that overlaps with row 7, from 2027-01-05 to 2027-01-06.');
});

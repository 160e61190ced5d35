import { expect, test } from '@jest/globals';
import type { DateOrder, DecimalSign } from '../../../api/contract/imports/import-mapping.js';
import {
  proposedDateOrder,
  proposedDecimalSign,
} from '../../../api/contract/imports/reading-proposal.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';

const TODAY = '2026-11-18';

function column(...cells: string[]) {
  const profiles = new ColumnProfiles(['Some']);
  for (const cell of cells) profiles.add([cell]);
  return profiles.finish();
}

test.each<[string, string[], DateOrder | null]>([
  ['months first', ['5/14/1987', '1/2/2003'], 'month-first'],
  ['days first', ['14.05.1987', '01.02.2003'], 'day-first'],
  ['years first', ['1987-05-14'], 'year-first'],
  ['names of months', ['14 May 1987'], 'year-first'],
  ['days first, with spaces', ['14 . 05 . 1987', '01 . 02 . 2003'], 'day-first'],
  ['either, with spaces', ['03 / 04 / 05'], null],
  ['either', ['1/2/2003', '3/4/2005'], null],
  ['no dates', ['Sales', 'Yard'], 'year-first'],
  ['serial numbers of a workbook', ['31911', '46023'], 'year-first'],
  [
    'one impossible date among few (the order was asked, which changes nothing)',
    ['1990-02-30', '1990-02-20', '1991-03-04'],
    'year-first',
  ],
  [
    'nearly all of one order',
    [...Array.from({ length: 19 }, () => '5/14/1987'), '14/5/1987'],
    'month-first',
  ],
])('a column has the only possible order: %s', (_, cells, order) => {
  expect(proposedDateOrder(column(...cells), TODAY)).toBe(order);
});

test('a chosen order stays, unless the dates cannot have it', () => {
  expect(proposedDateOrder(column('1/2/2003'), TODAY, 'day-first')).toBe('day-first');
  expect(proposedDateOrder(column('Sales'), TODAY, 'day-first')).toBe('day-first');
  expect(proposedDateOrder(column('5/14/1987'), TODAY, 'day-first')).toBe('month-first');
});

test.each<[string[], DecimalSign | null]>([
  [['1,234.50', '7'], '.'],
  [['1.234,50', '7'], ','],
  [['100', '200'], '.'],
  [['1.50', '1,50'], null],
])('amounts have the only possible sign: %j', (cells, sign) => {
  expect(proposedDecimalSign(column(...cells))).toBe(sign);
});

test('a chosen sign stays, unless the other reads more amounts', () => {
  expect(proposedDecimalSign(column('100', '200'), ',')).toBe(',');
  expect(proposedDecimalSign(column('Sales'), ',')).toBe(',');
  expect(proposedDecimalSign(column('1,234.50'), ',')).toBe('.');
});

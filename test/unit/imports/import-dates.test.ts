import { describe, expect, test } from '@jest/globals';
import { monthEndIn, readDate } from '../../../api/contract/imports/date-reading.js';
import type { DateOrder } from '../../../api/contract/imports/import-mapping.js';

const TODAY = '2026-11-18';
const read = (text: string, order: DateOrder) => readDate(text, order, TODAY);

test.each<[string, DateOrder, string]>([
  ['5/14/1987', 'month-first', '1987-05-14'],
  ['14.05.1987', 'day-first', '1987-05-14'],
  ['14. 5. 1987', 'day-first', '1987-05-14'],
  ['14-05-1987', 'day-first', '1987-05-14'],
  ['14 05 1987', 'day-first', '1987-05-14'],
  ['03/04/05', 'month-first', '2005-03-04'],
  ['03/04/05', 'day-first', '2005-04-03'],
  ['03/04/05', 'year-first', '2003-04-05'],
  ['5-14-87', 'month-first', '1987-05-14'],
  ['87/05/14', 'year-first', '1987-05-14'],
  ['2/29/2012', 'month-first', '2012-02-29'],
  ['2/29/2000', 'month-first', '2000-02-29'],
  ['2/20/2012 0:00', 'month-first', '2012-02-20'],
  ['2/20/2012 12:00:00 AM', 'month-first', '2012-02-20'],
  ['  2/20/2012 ', 'month-first', '2012-02-20'],
])('%p with the order %s is %s', (text, order, date) => expect(read(text, order)).toBe(date));

describe.each<DateOrder>(['year-first', 'month-first', 'day-first'])(
  'with the order %s',
  (order) => {
    test.each([
      ['1987-05-14', '1987-05-14'],
      ['1987/5/4', '1987-05-04'],
      ['1987.05.14', '1987-05-14'],
      ['19870514', '1987-05-14'],
      ['1987-05-14 00:00:00', '1987-05-14'],
      ['1987-05-14T00:00:00Z', '1987-05-14'],
      ['1987-05-14T00:00:00.000+02:00', '1987-05-14'],
      ['14 May 1987', '1987-05-14'],
      ['14-May-87', '1987-05-14'],
      ['14-MAY-1987', '1987-05-14'],
      ['May 14, 1987', '1987-05-14'],
      ['1st Sept 2020', '2020-09-01'],
      ['1er août 2020', '2020-08-01'],
      ['14 févr. 1987', '1987-02-14'],
      ['3 décembre 1999', '1999-12-03'],
      ['14. März 1987', '1987-03-14'],
      ['2 Dez 2001', '2001-12-02'],
      ['3 de marzo de 2020', '2020-03-03'],
      ['14-ENE-1987', '1987-01-14'],
      ['1 de março de 2020', '2020-03-01'],
      ['30 set. 2019', '2019-09-30'],
      ['1987 May 14', '1987-05-14'],
      ['31911', '1987-05-14'],
      ['31911.0', '1987-05-14'],
      ['46023', '2026-01-01'],
    ])('%p is %s', (text, date) => expect(read(text, order)).toBe(date));

    test.each([
      '',
      ' ',
      'N/A',
      'May',
      '1987',
      '31/02/1981',
      '02/31/1981',
      '2/29/2011',
      '2/29/1900',
      '1900-02-29',
      '13/13/2013',
      '0/5/2013',
      '5/0/2013',
      '2012-02-30',
      '1987-05-14T10:30:00Z',
      '5/14/1987 13:45',
      '5/14-1987',
      '5/14',
      '5//1987',
      '5/14/198',
      '5/14/7',
      '5/14/19870',
      '14 jui 1987',
      '14 Ma 1987',
      '14 Foo 1987',
      '0000-01-01',
      '41689.5',
      '9999',
      '01689',
      '410689',
      '５/１４/１９８７',
      '-1/5/2013',
      '99999999',
      '=TODAY()',
      '5/14/1987; DROP TABLE',
    ])('%p is no date', (text) => expect(read(text, order)).toBeUndefined());
  },
);

test.each([
  ['1/1/27', '2027-01-01'],
  ['1/1/28', '2028-01-01'],
  ['1/1/29', '1929-01-01'],
  ['1/1/68', '1968-01-01'],
  ['1/1/99', '1999-01-01'],
  ['1/1/00', '2000-01-01'],
])('of two digits, %p is at most two years ahead: %s', (text, date) =>
  expect(read(text, 'day-first')).toBe(date),
);

test('at the turn of a century two digits still mean the nearest past', () => {
  expect(readDate('1/1/01', 'day-first', '2099-06-01')).toBe('2101-01-01');
  expect(readDate('1/1/02', 'day-first', '2099-06-01')).toBe('2002-01-01');
  expect(readDate('1/1/98', 'day-first', '2001-06-01')).toBe('1998-01-01');
});

test('hostile text is read in no time', () => {
  const begun = performance.now();
  for (const text of [
    '1'.repeat(100_000),
    `${' '.repeat(50_000)}x`,
    `5/${' '.repeat(50_000)}`,
    `5${' '.repeat(100_000)}x`,
    'a'.repeat(100_000),
    '5/14/1987'.repeat(5000),
  ])
    expect(read(text, 'month-first')).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each([
  ['2023-10', '2023-10-31'],
  ['2023/2', '2023-02-28'],
  ['10/2023', '2023-10-31'],
  ['10.2023', '2023-10-31'],
  [' Oct 2023 ', '2023-10-31'],
  ['Oct-2023', '2023-10-31'],
  ['February, 2024', '2024-02-29'],
  ['Oktober 2023', '2023-10-31'],
  ['févr. 2024', '2024-02-29'],
  ['2023 Dec', '2023-12-31'],
  ['octubre de 2023', '2023-10-31'],
  ['fev/2024', '2024-02-29'],
])('the last day of the month %p is %s', (text, date) => expect(monthEndIn(text)).toBe(date));

test.each([
  '10/23',
  'Oct 23',
  '2023-13',
  '0/2023',
  '13/2023',
  '2023',
  '202310',
  '2023-10-05',
  'Oct',
  'jui 2023',
  '',
  `${'1'.repeat(100)}/2023`,
])('%p is no month', (text) => expect(monthEndIn(text)).toBeUndefined());

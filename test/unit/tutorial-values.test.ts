import { describe, expect, test } from '@jest/globals';
import { DayReader } from '../../api/operations/mern-import/day-reader.js';
import { exactAmount } from '../../api/operations/mern-import/exact-amount.js';
import { repairedText } from '../../api/operations/mern-import/repaired-text.js';

describe('an amount', () => {
  test.each<[number | string, number, boolean]>([
    [0, 0, false],
    [2000, 200_000, false],
    [1234.5, 123_450, false],
    ['1234.50', 123_450, false],
    [0.1 + 0.2, 30, true],
    [1.005, 101, true],
    ['1234.565', 123_457, true],
    ['1234.5649', 123_456, true],
    ['1.5E+3', 150_000, false],
    [1e-7, 0, true],
    ['5e-3', 1, true],
    ['59,231.00', 5_923_100, false],
    ['1000000000.00', 100_000_000_000, false],
    ['.5', 50, false],
  ])('%s is %i', (value, minor, rounded) => expect(exactAmount(value)).toEqual({ minor, rounded }));

  test.each([
    -1,
    '',
    ' ',
    '-0.01',
    'NaN',
    Number.NaN,
    Infinity,
    '1000000000.01',
    1e30,
    '12,34',
    '$5',
    true,
    null,
    {},
    [],
  ])('%p is none', (value) => expect(exactAmount(value as string)).toBeUndefined());
});

describe('a day', () => {
  test.each<[string, string, string | undefined]>([
    ['UTC', '2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['America/New_York', '2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['Asia/Kolkata', '2024-02-29T00:00:00.000Z', '2024-02-29'],
    // Local midnight in India, as a script there would store it.
    ['Asia/Kolkata', '2024-02-28T18:30:00.000Z', '2024-02-29'],
    ['America/New_York', '2024-02-29T05:00:00.000Z', '2024-02-29'],
    ['Pacific/Kiritimati', '2024-02-28T23:00:00.000Z', '2024-02-29'],
    ['Europe/Berlin', '1901-12-13T00:00:00.000Z', '1901-12-13'],
  ])('in %s, %s is %s', (zone, instant, day) => {
    expect(new DayReader(zone).day(new Date(instant))).toBe(day);
    expect(new DayReader(zone).day(instant)).toBe(day);
  });

  test.each<[unknown, string | undefined]>([
    ['2024-02-29', '2024-02-29'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2024-02-29T13:00', '2024-02-29'],
    ['2023-02-29', undefined],
    ['03/04/2024', undefined],
    ['2024', undefined],
    [1709164800000, undefined],
    [new Date('+012024-01-01T00:00:00Z'), undefined],
    [new Date('+012024-01-01T00:00:01Z'), undefined],
    [undefined, undefined],
  ])('%p is %s', (value, day) => expect(new DayReader('UTC').day(value as string)).toBe(day));
});

test.each<[unknown, number, boolean, ReturnType<typeof repairedText>]>([
  ['  Zoë ', 100, false, { text: 'Zoë', repaired: false }],
  [42, 50, false, { text: '42', repaired: false }],
  ['<b>x</b>', 50, false, { text: '<b>x</b>', repaired: false }],
  ['a\u0000b\ud800', 50, false, { text: 'a b', repaired: true }],
  ['a\nb', 50, false, { text: 'a b', repaired: true }],
  ['a\r\nb', 50, true, { text: 'a\nb', repaired: false }],
  ['abcdef', 3, false, { text: 'abc', repaired: true }],
  ['ab🙂', 3, false, { text: 'ab', repaired: true }],
  // Folded, each of these is eighteen letters.
  ['ﷺﷺﷺ', 20, false, { text: 'ﷺ', repaired: true }],
  [' \u0000 ', 50, false, undefined],
  [true, 50, false, undefined],
])('the text %p of at most %i', (value, max, multiline, repaired) =>
  expect(repairedText(value as string, max, multiline)).toEqual(repaired),
);

import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addYears,
  dateIn,
  eachDay,
  inclusiveDays,
  isCalendarDate,
} from '../../api/contract/calendar-date.js';

test.each(['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a date',
  (date) => expect(isCalendarDate(date)).toBe(true),
);

test.each<unknown>([
  '2026-02-29',
  '1900-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026/01/01',
  '2026-01-31T00:00:00Z',
  ' 2026-01-31',
  '2026-01-31\n',
  '',
  '+002026-01-31',
  '２０２６-01-31',
  20260131,
  null,
  undefined,
  ['2026-01-31'],
  new Date(),
])('%p is none', (value) => expect(isCalendarDate(value)).toBe(false));

describe('days, both ends included', () => {
  test.each<[string, string, number]>([
    ['2026-03-02', '2026-03-02', 1],
    ['2026-03-02', '2026-03-06', 5],
    // The clocks change on 29 March and 25 October in Europe, on 8 March and 1 November in America.
    ['2026-03-28', '2026-03-30', 3],
    ['2026-10-24', '2026-10-26', 3],
    ['2026-03-07', '2026-03-09', 3],
    ['2026-10-31', '2026-11-02', 3],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-02-28', '2026-03-01', 2],
    ['2024-01-01', '2024-12-31', 366],
    ['2025-01-01', '2025-12-31', 365],
    ['2025-12-31', '2026-01-01', 2],
    ['2026-03-06', '2026-03-02', -3],
  ])('%s to %s: %i', (start, end, days) => {
    expect(inclusiveDays(start, end)).toBe(days);
    expect(eachDay(start, end)).toHaveLength(Math.max(0, days));
  });

  test('each of them is named once and in order', () => {
    expect(eachDay('2024-02-27', '2024-03-02')).toEqual([
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ]);
    expect(new Set(eachDay('2026-01-01', '2026-12-31')).size).toBe(365);
  });
});

test.each<[string, number, string]>([
  ['2026-03-28', 2, '2026-03-30'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (date, days, then) => expect(addDays(date, days)).toBe(then));

test.each<[string, number, string]>([
  ['2026-11-21', 2, '2028-11-21'],
  ['2024-02-29', 2, '2026-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', -100, '1924-02-29'],
  ['2000-02-29', 100, '2100-02-28'],
])('%s and %i years is %s', (date, years, then) => expect(addYears(date, years)).toBe(then));

describe('the date at an instant depends on the zone', () => {
  const instant = new Date('2026-03-29T00:30:00Z');
  test.each([
    ['UTC', '2026-03-29'],
    ['America/Los_Angeles', '2026-03-28'],
    ['Pacific/Kiritimati', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29'],
  ])('%s: %s', (zone, date) => expect(dateIn(zone, instant)).toBe(date));

  test('the day begins at midnight there', () => {
    expect(dateIn('Asia/Tokyo', new Date('2025-12-31T14:59:59Z'))).toBe('2025-12-31');
    expect(dateIn('Asia/Tokyo', new Date('2025-12-31T15:00:00Z'))).toBe('2026-01-01');
  });
});

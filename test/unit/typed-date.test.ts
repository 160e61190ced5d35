import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { dateWords } from '../../admin-ui/src/forms/date-field/date-words.js';
import { type DateContext, readTypedDate } from '../../admin-ui/src/forms/date-field/typed-date.js';
import { addDays, addYears, inclusiveDays } from '../../api/contract/calendar-date.js';
import { LANGUAGES, writing } from '../../api/contract/languages.js';
import { dayMonthYear } from '../../api/contract/text/day-month-year.js';

/** A Monday. */
const TODAY = '2026-11-30';

const context = (tag: string, more: Partial<DateContext> = {}): DateContext => ({
  words: [dateWords(tag), dateWords('en')],
  today: TODAY,
  ...more,
});
const read = (typed: string, tag = 'en-GB', more?: Partial<DateContext>) =>
  readTypedDate(typed, context(tag, more));
const BIRTH = { min: '1900-01-01', max: TODAY };
const PAIR = { from: '2026-12-14', min: '2026-12-14' };

describe('a typed date', () => {
  test.each<[typed: string, date: string, tag?: string, more?: Partial<DateContext>]>([
    ['2026-12-14', '2026-12-14'],
    ['2026/12/14', '2026-12-14', 'en-US'],
    ['14', '2026-12-14'],
    ['28', '2026-11-28'],
    ['31', '2026-10-31'],
    ['14.', '2026-12-14', 'de'],
    ['14 dec', '2026-12-14'],
    ['14dec', '2026-12-14'],
    ['14 December', '2026-12-14'],
    ['dec 14', '2026-12-14', 'en-US'],
    ['Mon, Dec 14, 2026', '2026-12-14', 'en-US'],
    ['14 jan', '2027-01-14'],
    ['14/12', '2026-12-14'],
    ['12/14', '2026-12-14'],
    ['3/4/27', '2027-04-03'],
    ['3/4/27', '2027-03-04', 'en-US'],
    ['14.12.', '2026-12-14', 'de'],
    ['14.12.27', '2027-12-14', 'de'],
    ['Mo 14.12.', '2026-12-14', 'de'],
    ['Fri 3/4', '2027-04-03'],
    ['mar 3/4', '2027-04-03', 'fr'],
    ['14.12.2027', '2027-12-14', 'fr'],
    ['14. Dez', '2026-12-14', 'de'],
    ['14. dec', '2026-12-14', 'de'],
    ['3. März', '2027-03-03', 'de'],
    ['3 mar', '2027-03-03', 'fr'],
    ['1er févr. 2027', '2027-02-01', 'fr'],
    ['2nd feb 2027', '2027-02-02'],
    ['29 feb', '2028-02-29'],
    ['today', TODAY],
    ['tod', TODAY],
    ['tomorrow', '2026-12-01'],
    ['yesterday', '2026-11-29'],
    ['heute', TODAY, 'de'],
    ['übermorgen', '2026-12-02', 'de'],
    ['tomorrow', '2026-12-01', 'de'],
    ["aujourd'hui", TODAY, 'fr'],
    ['après-demain', '2026-12-02', 'fr'],
    ['mon', TODAY],
    ['next mon', '2026-12-07'],
    ['fri', '2026-12-04'],
    ['next fri', '2026-12-04'],
    ['Fr', '2026-12-04', 'de'],
    ['nächsten Fr', '2026-12-04', 'de'],
    ['vendredi prochain', '2026-12-04', 'fr'],
    ['mar', '2026-12-01', 'fr'],
    ['+5', '2026-12-05'],
    ['-1', '2026-11-29'],
    ['−1', '2026-11-29'],
    ['١٤/١٢', '2026-12-14'],
    ['१४ dec', '2026-12-14'],
    ['next fri', '2026-12-18', 'en', PAIR],
    ['+4', '2026-12-18', 'en', PAIR],
    ['2', '2027-01-02', 'en', PAIR],
    ['1 jan', '2027-01-01', 'en', PAIR],
    ['14 dec', '2025-12-14', 'en', BIRTH],
    ['3.4.30', '1930-04-03', 'de', BIRTH],
    ['3.4.26', '2026-04-03', 'de', BIRTH],
    ['3.4.46', '2046-04-03', 'de'],
    ['3.4.47', '1947-04-03', 'de'],
    ['14 dec', '2025-12-14', 'en', { max: '2026-12-01' }],
    ['14 dec', '2026-12-14', 'en', { min: '2026-12-01', max: '2026-12-10' }],
  ])('%j is %s', (typed, date, tag = 'en-GB', more = {}) => {
    expect(read(typed, tag, more)).toEqual({ date });
  });

  test.each<[typed: string, tag?: string]>([
    [''],
    ['soon'],
    ['0'],
    ['32'],
    ['14/13'],
    ['14 d'],
    ['14 ju'],
    ['14 jui', 'fr'],
    ['14.12.2', 'de'],
    ['14.12.202', 'de'],
    ['1.2.3.4'],
    ['12 14 dec 2026'],
    ['fri fri'],
    ['next'],
    ['fr 14', 'de'],
    ['days ago'],
  ])('%j is none', (typed, tag = 'en-GB') => {
    expect(read(typed, tag)).toBeUndefined();
  });

  test.each([
    ['31 feb', { day: 31, month: 2, year: 2027, last: 28 }],
    ['31 feb 2028', { day: 31, month: 2, year: 2028, last: 29 }],
    ['29.2.2027', { day: 29, month: 2, year: 2027, last: 28 }],
    ['31/11', { day: 31, month: 11, year: 2026, last: 30 }],
  ])('%s is missing in its month', (typed, missing) => {
    expect(read(typed)).toEqual({ missing });
  });
});

const anyDate = fc.integer({ min: -40_000, max: 20_000 }).map((days) => addDays(TODAY, days));

test.each(LANGUAGES)('a date that is shown reads back as itself, in %s', (language) => {
  const inWords = (width: 'short' | 'long', more: Intl.DateTimeFormatOptions) =>
    dayMonthYear(language, { timeZone: 'UTC', day: '2-digit', month: width, ...more });
  const name = (width: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: width });
  const withYear = inWords('short', { year: 'numeric' });
  const withoutYear = inWords('long', {});
  fc.assert(
    fc.property(anyDate, (date) => {
      const day = withYear(new Date(date));
      for (const shown of [day, `${name('short').format(new Date(date))} ${day}`, date])
        expect([shown, read(shown, language)]).toEqual([shown, { date }]);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -180, max: 180 }), (days) => {
      const date = addDays(TODAY, days);
      const shown = [name('long').format(new Date(date)), withoutYear(new Date(date))].join(
        writing(language).afterWeekday,
      );
      expect([shown, read(shown, language)]).toEqual([shown, { date }]);
    }),
  );
});

test('a number of days counts from the first date of a pair', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 9999 }), (from, days) => {
      expect(read(`+${days}`, 'fr', { from })).toEqual({ date: addDays(from, days) });
    }),
  );
});

test('a date without a year is inside the limits, if one such date is, and none there is nearer', () => {
  fc.assert(
    fc.property(anyDate, anyDate, fc.nat(1500), (date, min, length) => {
      const max = addDays(min, length);
      const found = read(`${date.slice(8)}.${date.slice(5, 7)}.`, 'de', { min, max });
      const near = TODAY < min ? min : TODAY > max ? max : TODAY;
      const inside = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
        .map((years) => addYears(`${near.slice(0, 4)}${date.slice(4)}`, years))
        .filter((one) => one >= min && one <= max && one.endsWith(date.slice(4)));
      const away = (one: string) => Math.abs(inclusiveDays(near, one) - 1);
      if (inside.length > 0)
        expect(away((found as { date: string }).date)).toBe(Math.min(...inside.map(away)));
      expect(found).toEqual({ date: expect.stringMatching(`${date.slice(4)}$`) });
    }),
  );
});

test('no screen has the browser’s own date field, which follows the browser', () => {
  const src = fileURLToPath(new URL('../../admin-ui/src/', import.meta.url));
  const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(screens.length).toBeGreaterThan(100);
  const native = /\btype["']?\s*[:=]\s*["'](date|month|week|datetime-local)["']/;
  expect(screens.filter((file) => native.test(readFileSync(src + file, 'utf8')))).toEqual([]);
});

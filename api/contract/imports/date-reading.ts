import { addDays, type CalendarDate, YEARS_AHEAD } from '../calendar-date.js';
import { folded } from '../text/folded-text.js';
import type { DateOrder } from './import-mapping.js';

type Dates = { [order in DateOrder]: CalendarDate | undefined };

const MAX_LENGTH = 60;

const MIDNIGHT =
  /[T ] ?(?:0{1,2}:00(?::00(?:[.,]0+)?)?(?: ?AM)?|12:00(?::00)? ?AM)(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i;
const AROUND_SIGNS = / ?([./-]) ?/g;
const NUMBERS = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})$/;
/** A workbook's day without a date format, from 1927 to 2173; four digits are a year. */
const SERIAL = /^([1-9]\d{4})(?:[.,]0+)?$/;
const SERIAL_START = '1899-12-30';
const EIGHT_DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const DAY_MONTH_YEAR =
  /^(\d{1,2})(?:er|st|nd|rd|th|\.)?[ -]?(\p{L}{3,10})\.?[ ,-]{0,2}(\d{4}|\d{2})$/u;
const MONTH_DAY_YEAR = /^(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?[ ,-]{1,2}(\d{4}|\d{2})$/u;
const YEAR_MONTH_DAY = /^(\d{4})[ -](\p{L}{3,10})\.?[ -](\d{1,2})$/u;

const BETWEEN = /\s(?:[-–—]|to|until|bis|au|al|hasta|a|até)\s|[–—]/iu;
/** Two dates, each of up to 60 characters. */
const SPAN_LENGTH_MAX = 2 * MAX_LENGTH + 5;

/** First and last day as they are written, from '24 Dec 2027 – 31 Dec 2027'; undefined for anything but two. */
export function spanWritten(text: string): [first: string, last: string] | undefined {
  if (text.length > SPAN_LENGTH_MAX) return undefined;
  const [first = '', last, ...more] = text.split(BETWEEN);
  return last === undefined || more.length > 0 ? undefined : [first.trim(), last.trim()];
}

/** Undefined for anything but an existing date. A time of day is accepted only if it is midnight. */
export function readDate(
  text: string,
  order: DateOrder,
  today: CalendarDate,
): CalendarDate | undefined {
  return datesIn(text, today)[order];
}

export function datesIn(written: string, today: CalendarDate): Dates {
  if (written.length > MAX_LENGTH || !/\d/.test(written)) return inEveryOrder(undefined);
  const text = plain(written).replace(MIDNIGHT, '').replace(AROUND_SIGNS, '$1');
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', , second = '', third = ''] = numbers;
    if (first.length === 4) return inEveryOrder(date(first, second, third, today));
    return {
      'year-first': date(first, second, third, today),
      'month-first': date(third, first, second, today),
      'day-first': date(third, second, first, today),
    };
  }
  return inEveryOrder(unambiguousDate(text, today));
}

/** With single spaces, and without the 'de' of Spanish and Portuguese dates. */
function plain(written: string): string {
  return written
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ del? /gi, ' ');
}

function unambiguousDate(text: string, today: CalendarDate): CalendarDate | undefined {
  const [, serial] = SERIAL.exec(text) ?? [];
  if (serial) return addDays(SERIAL_START, Number(serial));
  const [, year, month, day] = EIGHT_DIGITS.exec(text) ?? [];
  if (year && month && day) return date(year, month, day, today);
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  if (dayFirst) return date(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1], today);
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  if (monthFirst) return date(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2], today);
  const yearFirst = YEAR_MONTH_DAY.exec(text);
  return yearFirst ? date(yearFirst[1], monthNamed(yearFirst[2]), yearFirst[3], today) : undefined;
}

const YEAR_MONTH = /^(\d{4})[./ -](\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})[./ -](\d{4})$/;
const NAMED_MONTH_YEAR = /^(\p{L}{3,10})\.?[ ,/-]{0,2}(\d{4})$/u;
const YEAR_NAMED_MONTH = /^(\d{4})[ /-](\p{L}{3,10})\.?$/u;

/** The last day of a month that is written without a day: '2023-10', '10/2023', 'Oct 2023'. The year has four digits, since 10/23 may be a day. */
export function monthEndIn(written: string): CalendarDate | undefined {
  if (written.length > MAX_LENGTH || !/\d/.test(written)) return undefined;
  const text = plain(written).replace(AROUND_SIGNS, '$1');
  const [, year, month] = YEAR_MONTH.exec(text) ?? reversed(MONTH_YEAR.exec(text)) ?? [];
  const named = reversed(NAMED_MONTH_YEAR.exec(text)) ?? YEAR_NAMED_MONTH.exec(text);
  const [y, m] = [Number(year ?? named?.[1]), Number(month ?? monthNamed(named?.[2]))];
  return y >= 1 && m >= 1 && m <= 12
    ? `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${daysIn(y, m)}`
    : undefined;
}

function reversed(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  return match ? [match[0], match[2], match[1]] : undefined;
}

function inEveryOrder(one: CalendarDate | undefined): Dates {
  return { 'year-first': one, 'month-first': one, 'day-first': one };
}

function date(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  if (
    !year ||
    !month ||
    !day ||
    (year.length !== 2 && year.length !== 4) ||
    month.length > 2 ||
    day.length > 2
  )
    return undefined;
  const [y, m, d] = [fullYear(year, today), Number(month), Number(day)];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function fullYear(year: string, today: CalendarDate): number {
  if (year.length === 4) return Number(year);
  const now = Number(today.slice(0, 4));
  const ahead = now - (now % 100) + 100 + Number(year);
  // In 2025, 98 is 1998; in 2099, 01 is 2101.
  return ahead <= now + YEARS_AHEAD
    ? ahead
    : ahead - 100 <= now + YEARS_AHEAD
      ? ahead - 100
      : ahead - 200;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const MONTHS = [
  ['january', 'janvier', 'januar', 'janner', 'enero', 'janeiro'],
  ['february', 'fevrier', 'februar', 'feber', 'febrero', 'fevereiro'],
  ['march', 'mars', 'marz', 'maerz', 'mrz', 'marzo', 'marco'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo', 'maio'],
  ['june', 'juin', 'juni', 'junio', 'junho'],
  ['july', 'juillet', 'juli', 'julio', 'julho'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'setembro'],
  ['october', 'octobre', 'oktober', 'octubre', 'outubro'],
  ['november', 'novembre', 'noviembre', 'novembro'],
  ['december', 'decembre', 'dezember', 'diciembre', 'dezembro'],
];

/** The month's number by its name or abbreviation in English, French, German, Spanish or Portuguese; undefined if ambiguous, such as 'jui'. */
export function monthNamed(word = ''): string | undefined {
  const name = folded(word);
  const months = MONTHS.flatMap((names, index) =>
    names.some((known) => known.startsWith(name)) ? [index + 1] : [],
  );
  return name.length >= 3 && months.length === 1 ? String(months[0]) : undefined;
}

import {
  addDays,
  type CalendarDate,
  inclusiveDays,
  isCalendarDate,
} from '../../../../api/contract/calendar-date.js';
import { weekdayOf } from '../../ui/calendar/month-days.js';
import { type DateWords, placeOf, plain, wordsIn } from './date-words.js';
import { insideLimits } from './step-keys.js';

export interface DateContext {
  /** The page's language, then English. */
  words: readonly DateWords[];
  today: CalendarDate;
  /** From which '+5', weekdays and dates without a year count: the first date of a pair, else today. */
  from?: CalendarDate | undefined;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
}

interface MissingDay {
  day: number;
  month: number;
  year: number;
  /** The last day of that month. */
  last: number;
}

/** A date, or a day that its month does not have. */
export type TypedDate = { date: CalendarDate } | { missing: MissingDay };

interface DateParts {
  day: number;
  month?: number;
  year?: number;
}

/** Ordinals: '1er', '2nd'. */
const ORDINAL = /(\d)(?:er|st|nd|rd|th)\b/g;
const YEARS_AHEAD = 20;
/** 29 February exists within eight years, also around 2100. */
const YEARS_AROUND = Array.from({ length: 17 }, (_, index) => index - 8);

export function readTypedDate(typed: string, context: DateContext): TypedDate | undefined {
  const text = plain(typed).replaceAll(ORDINAL, '$1');
  const from = context.from ?? context.today;
  if (/^[+-]\d{1,4}$/.test(text)) return { date: addDays(from, Number(text)) };
  const words = wordsIn(text);
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length === 0) return dayByName(words, from, context);
  const parts = partsOf(words, numbers, context);
  return parts && dated(parts, from, context);
}

/** 'today', 'fri', 'next fri'. */
function dayByName(
  typed: readonly string[],
  from: CalendarDate,
  { words, today }: DateContext,
): TypedDate | undefined {
  const near = first(words, ({ nearDays }) => nearDayOf(typed.join(' '), nearDays));
  if (near !== undefined) return { date: addDays(today, near) };
  const isNext = (word: string) =>
    words.some(({ next }) => next.some((form) => word.startsWith(form) || begins(word, form)));
  const [name, ...more] = typed.filter((word) => !isNext(word));
  const weekday =
    name !== undefined && more.length === 0
      ? first(words, ({ weekdays }) => placeOf(name, weekdays))
      : undefined;
  if (weekday === undefined) return undefined;
  // 'next' is a later day, also where today is that weekday.
  const earliest = typed.length > 1 ? addDays(from, 1) : from;
  return { date: addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7) };
}

const begins = (word: string, form: string) => word.length >= 3 && form.startsWith(word);

function nearDayOf(typed: string, nearDays: DateWords['nearDays']): number | undefined {
  const begun = [...nearDays].filter(([name]) => begins(typed, name));
  return nearDays.get(typed) ?? (begun.length === 1 ? begun[0]?.[1] : undefined);
}

/** A month is written as its name or as a number; a weekday may stand before. */
function partsOf(
  typed: readonly string[],
  numbers: readonly string[],
  context: DateContext,
): DateParts | undefined {
  const { words, today, max } = context;
  const yearFirst = numbers[0]?.length === 4;
  const [one = '', two, three, four] = yearFirst ? numbers.toReversed() : numbers;
  const yearOf = (digits: string) => fullYear(digits, today, max);
  const month = monthNamed(typed, context);
  const named =
    month !== undefined && three === undefined
      ? withYear({ day: Number(one), month }, two, yearOf)
      : undefined;
  if (named || four !== undefined || !isWeekdayAtMost(typed, context)) return named;
  if (two === undefined) return typed.length === 0 ? { day: Number(one) } : undefined;
  const [left, right] = [Number(one), Number(two)];
  const monthFirst = !yearFirst && (words[0]?.monthFirst ? left <= 12 : right > 12 && left <= 12);
  const dayAndMonth = monthFirst ? { day: right, month: left } : { day: left, month: right };
  return withYear(dayAndMonth, three, yearOf);
}

function monthNamed(typed: readonly string[], context: DateContext): number | undefined {
  const name = typed.at(-1);
  if (name === undefined || !isWeekdayAtMost(typed.slice(0, -1), context)) return undefined;
  const place = first(context.words, ({ months }) => placeOf(name, months));
  return place === undefined ? undefined : place + 1;
}

const isWeekdayAtMost = (typed: readonly string[], { words }: DateContext): boolean =>
  typed.length < 2 &&
  typed.every((word) => words.some(({ weekdays }) => placeOf(word, weekdays) !== undefined));

function withYear(
  parts: DateParts,
  digits: string | undefined,
  yearOf: (digits: string) => number | undefined,
): DateParts | undefined {
  if (digits === undefined) return parts;
  const year = yearOf(digits);
  return year === undefined ? undefined : { ...parts, year };
}

/** Two digits are a year at most 20 ahead; in the past, where no later day is allowed. */
function fullYear(
  digits: string,
  today: CalendarDate,
  max: CalendarDate | undefined,
): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  const latest = Number(today.slice(0, 4)) + (max !== undefined && max <= today ? 0 : YEARS_AHEAD);
  const year = latest - (latest % 100) + Number(digits);
  return year > latest ? year - 100 : year;
}

function dated(
  { day, month, year }: DateParts,
  from: CalendarDate,
  limits: DateContext,
): TypedDate | undefined {
  if (day < 1 || day > 31 || (month !== undefined && (month < 1 || month > 12))) return undefined;
  const near = insideLimits(from, limits);
  const thisYear = Number(near.slice(0, 4));
  const years = year === undefined ? YEARS_AROUND.map((ahead) => thisYear + ahead) : [year];
  const months = month === undefined ? MONTHS : [month];
  const at = (number: number) =>
    years.flatMap((each) => months.map((one) => written(each, one, number)));
  const dates = at(day).filter(isCalendarDate);
  if (dates.length > 0) return { date: nearestOf(dates, near, limits) };
  const last = nearestOf([...at(28), ...at(29), ...at(30)].filter(isLastDay), near, limits);
  const [missingIn, ofMonth, lastDay] = last.split('-').map(Number) as [number, number, number];
  return { missing: { day, month: ofMonth, year: missingIn, last: lastDay } };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const written = (year: number, month: number, day: number): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');

const isLastDay = (date: string) => isCalendarDate(date) && addDays(date, 1).endsWith('-01');

/** Inside the limits, if one of them is; of two as near, the later. */
function nearestOf(
  dates: readonly CalendarDate[],
  near: CalendarDate,
  { min = '', max = '9999' }: DateContext,
): CalendarDate {
  const inside = dates.filter((date) => date >= min && date <= max);
  const distance = (date: CalendarDate) => Math.abs(inclusiveDays(near, date) - 1);
  return (inside.length > 0 ? inside : dates).reduce((best, date) =>
    distance(date) < distance(best) || (distance(date) === distance(best) && date > best)
      ? date
      : best,
  );
}

function first<T>(
  words: readonly DateWords[],
  find: (one: DateWords) => T | undefined,
): T | undefined {
  for (const one of words) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { useMemo } from 'react';
import { type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import { type Language, writing } from '../../../api/contract/languages.js';
import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';
import { calendarDay, utcMidnight } from './calendar-day';
import { useLanguage } from './language';

/** Calendar dates have no time zone; instants are shown in the browser's. */
export interface Dates {
  /** 14 Feb 1996 */
  day: (date: CalendarDate) => string;
  /** Saturday, 21 November */
  longDay: (date: CalendarDate) => string;
  /** Mon 14 Dec 2026 */
  weekday: (date: CalendarDate) => string;
  /** Mon 14 December 2026 */
  fullDay: (date: CalendarDate) => string;
  /** 28 – 31 Dec 2026, or one date when both are the same. */
  span: (start: CalendarDate, end: CalendarDate) => string;
  /** 28 – 31 Dec; a date has its year only if that is not `thisYear`. */
  shortSpan: (start: CalendarDate, end: CalendarDate, thisYear: string | undefined) => string;
  /** 23 Nov */
  dayAndMonth: (date: CalendarDate) => string;
  /** S, of a Saturday */
  weekdayLetter: (date: CalendarDate) => string;
  /** Sat, of a Saturday */
  weekdayAlone: (date: CalendarDate) => string;
  /** Sa, of a Saturday */
  weekdayShort: (date: CalendarDate) => string;
  /** February 2026, of '2026-02' */
  longMonth: (month: string) => string;
  /** Feb 2026, of '2026-02'; without the year 'Feb'. */
  month: (month: string, year?: boolean) => string;
  /** February, of 2 */
  monthName: (number: number) => string;
  /** F, of '2026-02' */
  monthLetter: (month: string) => string;
  /** 19 Nov 2026, 16:42 */
  instant: (iso: string) => string;
  /** 19 Nov 2026, of an instant */
  dayOf: (iso: string) => string;
  /** 19 Nov, of an instant */
  dayAndMonthOf: (iso: string) => string;
  /** 16:42, of an instant */
  timeOf: (iso: string) => string;
  /** today, in 4 days, 3 days ago */
  daysAway: (date: CalendarDate, today: CalendarDate) => string;
  /** 16 days ago */
  ago: (iso: string) => string;
}

export function useDates(): Dates {
  const { language } = useLanguage();
  return useMemo(() => datesIn(language), [language]);
}

function datesIn(language: Language): Dates {
  const day = calendarDay(language);
  const weekdayName = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  const dayAndLongMonth = dayMonthYear(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  const longDate = dayMonthYear(language, {
    timeZone: 'UTC',
    day: '2-digit',
    month: 'long',
    year: 'numeric',
  });
  const monthName = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' });
  const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' });
  const dayOnly = dayMonthYear(language, { timeZone: 'UTC', day: '2-digit' });
  const dayAndMonth = dayMonthYear(language, { timeZone: 'UTC', day: '2-digit', month: 'short' });
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' });
  const weekdayLetter = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'narrow' });
  const longMonth = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  const monthLetter = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'narrow' });
  const moment = dayMonthYear(language, { day: '2-digit', month: 'short', year: 'numeric' });
  const shortMoment = dayMonthYear(language, { day: '2-digit', month: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

  function span(start: CalendarDate, end: CalendarDate, dayInYear = day): string {
    if (start === end) return dayInYear(start);
    const sameYear = start.slice(0, 4) === end.slice(0, 4);
    const sameMonth = start.slice(0, 7) === end.slice(0, 7);
    const first = sameMonth
      ? dayOnly(utcMidnight(start))
      : sameYear
        ? dayAndMonth(utcMidnight(start))
        : dayInYear(start);
    return `${first} – ${dayInYear(end)}`;
  }

  return {
    day,
    longDay: (date) =>
      [weekdayName.format(utcMidnight(date)), dayAndLongMonth(utcMidnight(date))].join(
        writing(language).afterWeekday,
      ),
    weekday: (date) => `${weekday.format(utcMidnight(date))} ${day(date)}`,
    fullDay: (date) => `${weekday.format(utcMidnight(date))} ${longDate(utcMidnight(date))}`,
    span,
    shortSpan: (start, end, thisYear) =>
      span(start, end, (date) =>
        date.slice(0, 4) === thisYear ? dayAndMonth(utcMidnight(date)) : day(date),
      ),
    dayAndMonth: (date) => dayAndMonth(utcMidnight(date)),
    weekdayLetter: (date) => weekdayLetter.format(utcMidnight(date)),
    weekdayAlone: (date) => weekday.format(utcMidnight(date)),
    weekdayShort: (date) => [...weekday.format(utcMidnight(date))].slice(0, 2).join(''),
    longMonth: (value) => longMonth.format(utcMidnight(`${value}-01`)),
    monthName: (number) => monthName.format(Date.UTC(2024, number - 1)),
    monthLetter: (value) => monthLetter.format(utcMidnight(`${value}-01`)),
    month(value, year = false) {
      const name = month.format(utcMidnight(`${value}-01`));
      return year ? `${name} ${value.slice(0, 4)}` : name;
    },
    instant: (iso) => `${moment(new Date(iso))}, ${time.format(new Date(iso))}`,
    dayOf: (iso) => moment(new Date(iso)),
    dayAndMonthOf: (iso) => shortMoment(new Date(iso)),
    timeOf: (iso) => time.format(new Date(iso)),
    daysAway: (date, today) => relative.format(inclusiveDays(today, date) - 1, 'day'),
    ago: (iso) => ago(relative, (Date.now() - Date.parse(iso)) / 1000),
  };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function ago(relative: Intl.RelativeTimeFormat, seconds: number): string {
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ['minute', 60];
  return relative.format(-Math.floor(Math.max(seconds, 0) / length), unit);
}

import { addDays, type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';

export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

export const firstDayOf = (month: string): CalendarDate => `${month}-01`;

export const lastDayOf = (month: string): CalendarDate =>
  addDays(firstDayOf(addMonths(month, 1)), -1);

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** 0 is Monday. */
export const weekdayOf = (date: CalendarDate) =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const daysIntoWeek = (date: CalendarDate, weekStart: number) =>
  (weekdayOf(date) - weekStart + 7) % 7;

/** Weeks begin on a Monday, or so many days later; days of adjacent months are undefined. */
export function weeksOf(month: string, weekStart = 0): (CalendarDate | undefined)[][] {
  const length = daysIntoWeek(firstDayOf(month), weekStart);
  const before = Array.from({ length }, () => undefined);
  const days = [...before, ...eachDay(firstDayOf(month), lastDayOf(month))];
  const after = Array.from({ length: (7 - (days.length % 7)) % 7 }, () => undefined);
  const all = [...days, ...after];
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

interface GridKeys {
  rightToLeft: boolean;
  /** A year in place of a month. */
  shift: boolean;
  /** 0 is Monday. */
  weekStart: number;
}

/** The keys of the ARIA date grid pattern; undefined for other keys. */
export function dayForKey(
  key: string,
  from: CalendarDate,
  { rightToLeft, shift, weekStart }: GridKeys,
): CalendarDate | undefined {
  const forward = rightToLeft ? -1 : 1;
  const months = shift ? 12 : 1;
  const intoWeek = daysIntoWeek(from, weekStart);
  switch (key) {
    case 'ArrowRight':
      return addDays(from, forward);
    case 'ArrowLeft':
      return addDays(from, -forward);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'Home':
      return addDays(from, -intoWeek);
    case 'End':
      return addDays(from, 6 - intoWeek);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(from), months), from);
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(from), -months), from);
    default:
      return undefined;
  }
}

function sameDayIn(month: string, date: CalendarDate): CalendarDate {
  const same = `${month}${date.slice(7)}`;
  return same > lastDayOf(month) ? lastDayOf(month) : same;
}

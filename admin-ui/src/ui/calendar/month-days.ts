import { addDays, type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';

export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

export const firstOf = (month: string): CalendarDate => `${month}-01`;

export const lastOf = (month: string): CalendarDate => addDays(firstOf(monthsOn(month, 1)), -1);

/** '2027-01' is one on from '2026-12'. */
export function monthsOn(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** 0 is Monday. */
const weekday = (date: CalendarDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** From Monday to Sunday; the days of the months beside this one are empty. */
export function weeksOf(month: string): (CalendarDate | undefined)[][] {
  const before = Array.from({ length: weekday(firstOf(month)) }, () => undefined);
  const days = [...before, ...eachDay(firstOf(month), lastOf(month))];
  const after = Array.from({ length: (7 - (days.length % 7)) % 7 }, () => undefined);
  const all = [...days, ...after];
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

/** Where a key leads to from a day, as grids of days are used everywhere; nothing for other keys. */
export function dayReached(key: string, from: CalendarDate, rightToLeft: boolean): CalendarDate | undefined {
  const onward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(from, onward);
    case 'ArrowLeft':
      return addDays(from, -onward);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'Home':
      return addDays(from, -weekday(from));
    case 'End':
      return addDays(from, 6 - weekday(from));
    case 'PageDown':
      return sameDayIn(monthsOn(monthOf(from), 1), from);
    case 'PageUp':
      return sameDayIn(monthsOn(monthOf(from), -1), from);
    default:
      return undefined;
  }
}

/** The last one where that month is shorter. */
function sameDayIn(month: string, date: CalendarDate): CalendarDate {
  const same = `${month}${date.slice(7)}`;
  return same > lastOf(month) ? lastOf(month) : same;
}

import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { Language } from '../../../api/contract/languages.js';
import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';

export const utcMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** 14 Feb 1996 */
export function calendarDay(language: Language): (date: CalendarDate) => string {
  const format = dayMonthYear(language, {
    timeZone: 'UTC',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  return (date) => format(utcMidnight(date));
}

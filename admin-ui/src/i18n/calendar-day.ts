import type { CalendarDate } from '../../../api/contract/calendar-date.js';

export const utcMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** 14 Feb 1996 */
export function calendarDay(language: string): (date: CalendarDate) => string {
  const format = dayMonthYear(language, { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' });
  return (date) => format(utcMidnight(date));
}

/** Always in this order; Intl puts the month first for 'en'. */
export function dayMonthYear(language: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language, options);
  return (date) => {
    const parts = format.formatToParts(date);
    const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
    return [value('day'), value('month'), value('year')].filter(Boolean).join(' ');
  };
}

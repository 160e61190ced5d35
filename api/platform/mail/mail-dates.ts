import { dateIn, type CalendarDate } from '../../contract/calendar-date.js';
import type { Language } from '../../contract/languages.js';
import { dayMonthYear } from '../../contract/text/day-month-year.js';

export function formatDate(language: Language, date: CalendarDate): string {
  return dayMonthYear(language, {
    timeZone: 'UTC',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })(new Date(`${date}T00:00:00Z`));
}

export function formatDateTime(language: Language, at: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return `${formatDate(language, dateIn(timeZone, new Date(at)))}, ${time} (${timeZone})`;
}

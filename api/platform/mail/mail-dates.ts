import { dateIn, type CalendarDate } from '../../contract/calendar-date.js';
import type { Language } from '../../contract/languages.js';

/** '14 Feb 1996': day first in every language; English alone would put the month first. */
export function formatDate(language: Language, date: CalendarDate): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' });
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
  return (['day', 'month', 'year'] as const).map((type) => parts.find((part) => part.type === type)?.value).join(' ');
}

export function formatDateTime(language: Language, at: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return `${formatDate(language, dateIn(timeZone, new Date(at)))}, ${time} (${timeZone})`;
}

import { dateIn } from '../contract/calendar-date.js';
import type { Language } from '../contract/languages.js';
import { writtenDate } from '../mail/written-date.js';

/** '21 Nov 2026, 17:40 (UTC)', where the company is. */
export function writtenMoment(language: Language, at: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return `${writtenDate(language, dateIn(timeZone, new Date(at)))}, ${time} (${timeZone})`;
}

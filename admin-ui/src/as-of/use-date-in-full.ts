import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';
import { utcMidnight } from '../i18n/calendar-day';
import { useLanguage } from '../i18n/language';

/** 1 March 2025, within a sentence */
export function useDateInFull(): (date: CalendarDate) => string {
  const { language } = useLanguage();
  const format = dayMonthYear(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (date) => format(utcMidnight(date));
}

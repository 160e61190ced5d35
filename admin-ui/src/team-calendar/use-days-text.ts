import { useMemo } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';
import { utcMidnight } from '../i18n/calendar-day';
import { useLanguage } from '../i18n/language';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

const SHOWN = 8;

/** 15, 16 and 23 December. Days of several months each have theirs; the first ones of many. */
export function useDaysText(): (days: readonly CalendarDate[]) => string {
  const text = useText();
  const list = useListText();
  const { language } = useLanguage();
  return useMemo(() => {
    const full = dayMonthYear(language, { timeZone: 'UTC', day: 'numeric', month: 'long' });
    const dayOnly = dayMonthYear(language, { timeZone: 'UTC', day: 'numeric' });
    return (days) => {
      const shown = days.length > SHOWN + 1 ? days.slice(0, SHOWN) : days;
      const words = shown.map((day, index) => {
        const next = shown[index + 1];
        return next?.slice(0, 7) === day.slice(0, 7) ? dayOnly(utcMidnight(day)) : full(utcMidnight(day));
      });
      return shown.length === days.length ? list(words) : text('teamCalendar.moreDays', { days: words.join(', '), count: days.length - shown.length });
    };
  }, [text, list, language]);
}

import { useMemo } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { regionalTag, useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { dateWords } from './date-words';
import { type DateContext, readTypedDate, type TypedDate } from './typed-date';

/** Inclusive; a sentence of its own says where a limit comes from. */
export interface DateLimits {
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  tooEarly?: string | undefined;
  tooLate?: string | undefined;
}

export function useTypedDates() {
  const { language } = useLanguage();
  const today = useToday();
  const words = useMemo(() => [dateWords(regionalTag(language)), dateWords('en')], [language]);
  return (typed: string, limits: Pick<DateContext, 'from' | 'min' | 'max'>) =>
    today === undefined ? undefined : readTypedDate(typed, { words, today, ...limits });
}

/** Why a field's value is refused; undefined for a date inside the limits. */
export function useDateFault() {
  const text = useText();
  const { day, monthName } = useDates();
  const read = useTypedDates();

  function unread(typed: TypedDate | undefined): string {
    if (typed === undefined || 'date' in typed)
      return text('forms.date.example', { date: day(EXAMPLE) });
    const { day: number, month, year, last } = typed.missing;
    return text('forms.date.missing', {
      day: String(number),
      month: monthName(month),
      last: String(last),
      year: String(year),
    });
  }

  return (value: string, limits: DateLimits = {}): string | undefined => {
    const { min, max, tooEarly, tooLate } = limits;
    if (!value) return text('forms.noDate');
    if (!isCalendarDate(value)) return unread(read(value, limits));
    if (min && value < min) return tooEarly ?? text('forms.date.tooEarly', { date: day(min) });
    if (max && value > max) return tooLate ?? text('forms.date.tooLate', { date: day(max) });
    return undefined;
  };
}

export const EXAMPLE = '2026-12-14';

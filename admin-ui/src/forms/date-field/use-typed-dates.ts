import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { useConfig } from '../../api/config';
import type { Language } from '../../../../api/contract/languages.js';
import { useLanguage } from '../../i18n/language';
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
  /** The first date of a pair: the earliest day of the second, where it is a date. */
  from?: string | undefined;
  beforeFrom?: string | undefined;
  /** Long past, and on no weekday that anybody knows. */
  birth?: boolean | undefined;
}

/** Two dates as they are typed. */
export interface DateSpan {
  from: string;
  to: string;
}

export function useTypedDates() {
  const { language } = useLanguage();
  const today = useToday();
  const locale = useConfig()?.locale;
  const words = [dateWords(regionalTag(language, locale)), dateWords('en')];
  return (typed: string, limits: Pick<DateContext, 'from' | 'min' | 'max'>) =>
    today === undefined ? undefined : readTypedDate(typed, { words, today, ...limits });
}

/** 'en-GB' where the browser asks for it, or else by the company's region: it says the order of a date. */
function regionalTag(language: Language, companyLocale: string | undefined): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  const region = companyLocale && new Intl.Locale(companyLocale).region;
  return own ?? (region ? `${language}-${region}` : language);
}

/** Why a field's value is refused; undefined for a date inside the limits. */
export function useDateFault() {
  const text = useText();
  const { day, monthName } = useDates();
  const read = useTypedDates();

  function unread(typed: TypedDate | undefined, birth: boolean | undefined): string {
    if (typed === undefined || 'date' in typed)
      return text('forms.date.example', { date: day(exampleOf(birth)) });
    const { day: number, month, year, last } = typed.missing;
    return text('forms.date.missing', {
      day: String(number),
      month: monthName(month),
      last: String(last),
      year: String(year),
    });
  }

  return (value: string, limits: DateLimits = {}): string | undefined => {
    const { min, max, from, tooEarly, tooLate, beforeFrom, birth } = limits;
    if (!value) return text('forms.noDate');
    if (!isCalendarDate(value)) return unread(read(value, limitsOf(limits)), birth);
    if (isCalendarDate(from) && value < from) return beforeFrom ?? text('forms.date.beforeFrom');
    if (min && value < min) return tooEarly ?? text('forms.date.tooEarly', { date: day(min) });
    if (max && value > max) return tooLate ?? text('forms.date.tooLate', { date: day(max) });
    return undefined;
  };
}

export const exampleOf = (birth = false): CalendarDate => (birth ? '1990-02-14' : '2026-12-14');

/** The faults of a pair by field, none where it can be sent. `isOpen`: it may lack an end. */
export function usePairFaults() {
  const faultOf = useDateFault();
  return ({ from, to }: DateSpan, limits: DateLimits, isOpen = false): Partial<DateSpan> => {
    const first = faultOf(from, limits);
    const last = isOpen && to === '' ? undefined : faultOf(to, { ...limits, from });
    return { ...(first && { from: first }), ...(last && { to: last }) };
  };
}

export interface Limits extends DateLimits {
  from: CalendarDate | undefined;
}

/** Without words that may stand in the first field of a pair. */
export function limitsOf({ from: first, ...limits }: DateLimits): Limits {
  const from = isCalendarDate(first) ? first : undefined;
  return { ...limits, from, min: from && from > (limits.min ?? '') ? from : limits.min };
}

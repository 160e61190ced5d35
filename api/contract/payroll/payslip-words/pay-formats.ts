import type { CalendarDate } from '../../calendar-date.js';
import { addDays, addMonths } from '../../calendar-date.js';
import { currencyDecimals } from '../../company/company-currencies.js';
import type { Language } from '../../languages.js';
import { dayMonthYear } from '../../text/day-month-year.js';
import type { PeriodDates } from '../payslips.js';

/** Numbers and dates of a payslip, written. */
export interface PayFormats {
  /** 4,000.00 */
  amount: (value: number) => string;
  /** 143.0769: what is multiplied, so that it can be checked. */
  exact: (value: number) => string;
  /** $4,000.00 */
  money: (value: number) => string;
  /** + $150.00, − $7.50 */
  signed: (value: number) => string;
  /** 28.5 */
  number: (value: number) => string;
  /** 5%, of 5 */
  percent: (value: number) => string;
  /** 15 Nov; with the year if it is not that of the payslip. */
  day: (date: CalendarDate) => string;
  /** 15 Nov 2026 */
  fullDay: (date: CalendarDate) => string;
  /** 01 – 14 Nov; with the year if it is not that of the payslip. */
  span: (dates: PeriodDates) => string;
  /** 01 – 30 Nov 2026 */
  fullSpan: (dates: PeriodDates) => string;
  /** October 2026, or 01 – 15 Oct 2026 where a period is not a month. */
  period: (dates: PeriodDates) => string;
  /** October, or 01 – 15 Oct; with the year if it is not that of the payslip. */
  shortPeriod: (dates: PeriodDates) => string;
  /** The name of a leave type in the reader's language. */
  leave: (type: string) => string;
}

const EXACT_DIGITS = 4;

interface Reader {
  language: Language;
  /** The way of numbers: the reader's language, refined by the company's locale where that is of the same language. */
  numbers: string;
  currency: string;
  /** The payslip's; dates of other years carry theirs. */
  year: string;
  leave: (type: string) => string;
}

export function payFormats({ language, numbers, currency, year, leave }: Reader): PayFormats {
  return { ...numberFormats(numbers, currency), ...dateFormats(language, year), leave };
}

function numberFormats(numbers: string, currency: string) {
  const digits = currencyDecimals(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const plain = new Intl.NumberFormat(numbers, decimals);
  const exact = new Intl.NumberFormat(numbers, {
    minimumFractionDigits: digits,
    maximumFractionDigits: EXACT_DIGITS,
  });
  const withCurrency = new Intl.NumberFormat(numbers, { ...decimals, style: 'currency', currency });
  const number = new Intl.NumberFormat(numbers, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 2 });
  const negative = (value: number, format: Intl.NumberFormat) =>
    // Nothing is added, but the sign of -0.
    value < 0 ? `−\u00a0${format.format(-value)}` : format.format(value + 0);
  return {
    amount: (value: number) => negative(value, plain),
    exact: (value: number) => negative(value, exact),
    money: (value: number) => negative(value, withCurrency),
    signed: (value: number) =>
      value > 0 ? `+\u00a0${withCurrency.format(value)}` : negative(value, withCurrency),
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value / 100),
  };
}

function dateFormats(language: Language, year: string) {
  const dayOnly = dated(language, {});
  const dayAndMonth = dated(language, { month: 'short' });
  const fullDay = dated(language, { month: 'short', year: 'numeric' });
  const month = months(language, {});
  const monthAndYear = months(language, { year: 'numeric' });
  const inYear = (date: CalendarDate) => date.startsWith(year);

  function spanWith({ from, to }: PeriodDates, end: Written): string {
    if (from === to) return end(to);
    const first =
      from.slice(0, 7) === to.slice(0, 7)
        ? dayOnly
        : from.slice(0, 4) === to.slice(0, 4)
          ? dayAndMonth
          : fullDay;
    return `${first(from)} – ${end(to)}`;
  }
  const span = (dates: PeriodDates) =>
    spanWith(dates, inYear(dates.from) && inYear(dates.to) ? dayAndMonth : fullDay);
  const fullSpan = (dates: PeriodDates) => spanWith(dates, fullDay);

  return {
    day: (date: CalendarDate) => (inYear(date) ? dayAndMonth : fullDay)(date),
    fullDay,
    span,
    fullSpan,
    period: (dates: PeriodDates) => (isMonth(dates) ? monthAndYear(dates.from) : fullSpan(dates)),
    shortPeriod: (dates: PeriodDates) =>
      isMonth(dates) ? (inYear(dates.from) ? month : monthAndYear)(dates.from) : span(dates),
  };
}

type Written = (date: CalendarDate) => string;

const utc = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

function dated(language: Language, options: Intl.DateTimeFormatOptions): Written {
  const format = dayMonthYear(language, { timeZone: 'UTC', day: '2-digit', ...options });
  return (date) => format(utc(date));
}

function months(language: Language, options: Intl.DateTimeFormatOptions): Written {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', ...options });
  return (date) => format.format(utc(date));
}

const isMonth = ({ from, to }: PeriodDates) =>
  from.endsWith('-01') && to === addDays(addMonths(from, 1), -1);

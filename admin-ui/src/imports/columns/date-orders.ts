import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { DATE_ORDERS, type DateOrder } from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';

const PLACES: Record<DateOrder, [year: number, month: number, day: number]> = {
  'year-first': [0, 1, 2],
  'month-first': [2, 0, 1],
  'day-first': [2, 1, 0],
};

/** The server's rule: a two-digit year is at most this many years ahead. */
const YEARS_AHEAD = 2;
const WRITTEN = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})\b/;
/** The server's rule: a few typing errors decide nothing. */
const NEARLY_ALL = 0.9;

/** The server's rule: a workbook's day without a date format. */
const SERIAL = /^([1-9]\d{4})(?:[.,]0+)?$/;
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Reads numeric dates only. A four-digit year at the beginning overrides the order. */
export function readDate(written: string, order: DateOrder): CalendarDate | undefined {
  const text = written
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([./-]) ?/g, '$1');
  const [, serial] = SERIAL.exec(text) ?? [];
  if (serial) return new Date(SERIAL_START + Number(serial) * DAY_MS).toISOString().slice(0, 10);
  const [, first = '', , second = '', third = ''] = WRITTEN.exec(text) ?? [];
  const parts = [first, second, third];
  const [year = '', month = '', day = ''] = PLACES[first.length === 4 ? 'year-first' : order].map(
    (place) => parts[place],
  );
  if ((year.length !== 2 && year.length !== 4) || month.length > 2 || day.length > 2)
    return undefined;
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  const now = new Date().getFullYear();
  const inThisCentury = now - (now % 100) + Number(year);
  return String(inThisCentury > now + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury);
}

export interface Tally {
  order: DateOrder;
  exist: number;
  wrong: string | null;
}

/** Leaves out the orders in which no date exists, unless none does in any. */
export function dateOrderCounts(dates: ImportColumn[]): Tally[] {
  const all = DATE_ORDERS.map((order) => ({
    order,
    exist: dates.reduce((sum, column) => sum + (column.dates?.[order].exist ?? 0), 0),
    wrong:
      dates
        .map((column) => (column.dates ? column.dates[order].wrong : (column.samples[0] ?? null)))
        .find((wrong) => wrong !== null) ?? null,
  }));
  const existing = all.filter(({ exist }) => exist > 0);
  return existing.length > 0 ? existing : all;
}

/** The server's rule: the samples of a column show a date that depends on the order, if it has one. */
export const dependsOnOrder = (columns: ImportColumn[]): boolean =>
  columns.some(
    ({ samples, dates }) =>
      differ((order) => dates?.[order].exist) ||
      samples.some((sample) => differ((order) => readDate(sample, order))),
  );

const differ = (read: (order: DateOrder) => unknown): boolean =>
  new Set(DATE_ORDERS.map(read)).size > 1;

/** As the server proposes it: the order in which nearly all dates exist; null if several read them as different days. A chosen order that fits stays. */
export function onlyDateOrder(columns: ImportColumn[], chosen: DateOrder | null): DateOrder | null {
  if (columns.length > 0 && !dependsOnOrder(columns)) return chosen ?? DATE_ORDERS[0];
  const dated = columns.filter(({ dates }) => dates !== null);
  const total = dated.reduce((sum, { filled }) => sum + filled, 0);
  const counted = dateOrderCounts(dated);
  const best = Math.max(0, ...counted.map(({ exist }) => exist));
  if (total === 0 || best < total * NEARLY_ALL) return chosen;
  const likely = counted
    .filter(({ exist }) => exist >= (best === total ? total : best * NEARLY_ALL))
    .map(({ order }) => order);
  if (chosen && likely.includes(chosen)) return chosen;
  const alike = dated.every(({ samples }) =>
    samples.every((sample) => new Set(likely.map((order) => readDate(sample, order))).size <= 1),
  );
  return alike ? (likely[0] ?? null) : null;
}

import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { DATE_ORDERS, type DateOrder, type ImportColumn, type ImportField, type ImportKind, type ImportMapping } from '../../../../api/contract/imports.js';
import { FormSection } from '../../forms/form-layout';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { definitionOf } from '../import';
import { columnOf, useMapping } from './mapping';
import { RadioChoice } from './radio-choice';

const PLACES: Record<DateOrder, [year: number, month: number, day: number]> = { 'year-first': [0, 1, 2], 'month-first': [2, 0, 1], 'day-first': [2, 1, 0] };

/** The server's rule: a two-digit year is at most this many years ahead. */
const YEARS_AHEAD = 2;
const WRITTEN = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})\b/;

/** Reads numeric dates only. A four-digit year at the beginning overrides the order. */
function readDate(written: string, order: DateOrder): CalendarDate | undefined {
  const [, first = '', , second = '', third = ''] = WRITTEN.exec(written.trim()) ?? [];
  const parts = [first, second, third];
  const [year = '', month = '', day = ''] = PLACES[first.length === 4 ? 'year-first' : order].map((place) => parts[place]);
  if ((year.length !== 2 && year.length !== 4) || month.length > 2 || day.length > 2) return undefined;
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  const now = new Date().getFullYear();
  const inThisCentury = now - (now % 100) + Number(year);
  return String(inThisCentury > now + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury);
}

const dateColumns = (kind: ImportKind, mapping: ImportMapping, columns: ImportColumn[]): ImportColumn[] =>
  (Object.keys(mapping.columns) as ImportField[]).flatMap((field) => (definitionOf(kind, field)?.kind === 'date' ? (columnOf(mapping, columns, field) ?? []) : []));

interface Tally {
  order: DateOrder;
  exist: number;
  wrong: string | null;
}

/** Leaves out the orders in which no date exists. */
function tallies(dates: ImportColumn[]): Tally[] {
  return DATE_ORDERS.map((order) => ({
    order,
    exist: dates.reduce((sum, column) => sum + (column.dates?.[order].exist ?? 0), 0),
    wrong: dates.map((column) => (column.dates ? column.dates[order].wrong : (column.samples[0] ?? null))).find((wrong) => wrong !== null) ?? null,
  })).filter(({ exist }) => exist > 0);
}

/** Prefers a date that exists in the first order only, then one that is another day in each order. */
function distinguishingDate(dates: ImportColumn[], orders: DateOrder[]): string | undefined {
  const samples = dates.flatMap((column) => column.samples);
  const readings = (sample: string) => orders.map((order) => readDate(sample, order));
  const only = samples.find((sample) => readings(sample).every((read, index) => (read !== undefined) === (index === 0)));
  return only ?? samples.find((sample) => new Set(readings(sample)).size === orders.length) ?? samples.find((sample) => readings(sample)[0]);
}

/** 03/04/05 can be three different days, so each order shows an example. */
export function DateOrderChoice() {
  const text = useText();
  const { day } = useDates();
  const { record, columns, mapping, change, faults } = useMapping();
  const dates = dateColumns(record.kind, mapping, columns);
  const all = tallies(dates);
  if (dates.length === 0 || all.length === 0) return null;

  const counted = distinctOrders(dates, all, mapping.dateOrder);
  const total = dates.reduce((sum, { filled }) => sum + filled, 0);
  const [best, next] = counted.map(({ exist }) => exist).sort((one, other) => other - one);
  const clear = (best ?? 0) - (next ?? 0);
  const help = clear > 0 ? text('imports.dates.clear', { clear, count: total }) : text('imports.dates.unclear', { count: total });
  const example = distinguishingDate(dates, byLikelihood(counted));

  function meaning({ order, exist, wrong }: Tally): string {
    const read = example === undefined ? undefined : readDate(example, order);
    const means = read && example ? text('imports.dates.means', { written: example.trim(), date: day(read) }) : '';
    const left = total - exist;
    return `${means} ${left > 0 ? text('imports.dates.wrong', { count: left, example: wrong ?? '' }) : text('imports.dates.exist', { count: total })}`.trim();
  }

  return (
    <FormSection title={text('imports.dates.title')} help={help}>
      <RadioChoice
        label={text('imports.dates.title')}
        options={counted.map((tally) => ({ value: tally.order, label: text(`imports.dates.orders.${tally.order}`), help: meaning(tally) }))}
        value={mapping.dateOrder}
        error={faults.dateOrder}
        onChoose={(dateOrder) => change({ ...mapping, dateOrder }, 'dateOrder')}
      />
    </FormSection>
  );
}

/** If every date is the same day in all orders, e.g. with the year first, only the chosen order is left. */
function distinctOrders(dates: ImportColumn[], all: Tally[], chosen: DateOrder | null): Tally[] {
  const same = all.every(({ exist }) => exist === all[0]?.exist) && dates.every(({ samples }) => samples.every((sample) => new Set(all.map(({ order }) => readDate(sample, order))).size === 1));
  return same && chosen ? all.filter(({ order }) => order === chosen) : all;
}

const byLikelihood = (counted: Tally[]) => [...counted].sort((one, other) => other.exist - one.exist).map(({ order }) => order);

import type { DateOrder, ImportColumn } from '../../../../api/contract/imports.js';
import { FormSection } from '../../forms/form-layout';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { readDate, tallies, type Tally } from './date-orders';
import { columnsOfKind, useMapping } from './mapping';
import { RadioChoice } from './radio-choice';

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
  const { record, columns, mapping, change, errors } = useMapping();
  const dates = columnsOfKind('date', record.kind, mapping, columns);
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
        error={errors.dateOrder}
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

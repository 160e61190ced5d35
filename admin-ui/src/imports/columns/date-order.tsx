import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { readDate } from '../../../../api/contract/imports/date-reading.js';
import { DATE_ORDERS, type DateOrder } from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { dependsOnOrder } from '../../../../api/contract/imports/reading-proposal.js';
import { FormSection } from '../../forms/form-layout';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import classes from './columns.module.css';
import { columnsOfKind, useMapping } from './mapping';
import { RadioChoice } from '../../ui/fields/radio-choice';

/** Prefers a date that exists in the first order only, then one that is another day in each order. */
function distinguishingDate(
  dates: ImportColumn[],
  orders: DateOrder[],
  today: CalendarDate,
): string | undefined {
  const samples = dates.flatMap((column) => column.samples);
  const readings = (sample: string) => orders.map((order) => readDate(sample, order, today));
  const only = samples.find((sample) =>
    readings(sample).every((read, index) => (read !== undefined) === (index === 0)),
  );
  return (
    only ??
    samples.find((sample) => new Set(readings(sample)).size === orders.length) ??
    samples.find((sample) => readings(sample)[0])
  );
}

/** 03/04/05 can be three different days, so each order shows an example. */
export function DateOrderChoice() {
  const text = useText();
  const { day } = useDates();
  const { record, columns, mapping, today, change, errors } = useMapping();
  const dates = columnsOfKind('date', record.kind, mapping, columns).filter(
    ({ filled }) => filled > 0,
  );
  const asked = dependsOnOrder(dates, today) || errors.dateOrder !== undefined;
  const counted = asked ? dateOrderCounts(dates) : dateOrderCounts(dates).slice(0, 1);
  if (counted.every(({ exist }) => exist === 0) && !asked) return null;

  const total = dates.reduce((sum, { filled }) => sum + filled, 0);
  const [best, next] = counted.map(({ exist }) => exist).sort((one, other) => other - one);
  const clear = (best ?? 0) - (next ?? 0);
  const help =
    clear > 0
      ? text('imports.dates.clear', { clear, count: total })
      : text('imports.dates.unclear', { count: total });
  const example = distinguishingDate(dates, byLikelihood(counted), today);

  function meaning({ order, exist, wrong }: Tally): string {
    const read = example === undefined ? undefined : readDate(example, order, today);
    const means =
      read && example
        ? text('imports.dates.means', { written: example.trim(), date: day(read) })
        : '';
    const left = total - exist;
    return `${means} ${left > 0 ? text('imports.dates.wrong', { count: left, example: wrong ?? '' }) : text('imports.dates.exist', { count: total })}`.trim();
  }

  if (!asked) {
    return (
      <FormSection title={text('imports.dates.title')} help={help}>
        {counted.map((tally) => (
          <p key={tally.order} className={classes.stated}>
            {meaning(tally)}
          </p>
        ))}
      </FormSection>
    );
  }
  return (
    <FormSection title={text('imports.dates.title')} help={help}>
      <RadioChoice
        label={text('imports.dates.title')}
        options={counted.map((tally) => ({
          value: tally.order,
          label: text(`imports.dates.orders.${tally.order}`),
          help: meaning(tally),
        }))}
        value={mapping.dateOrder}
        error={errors.dateOrder}
        onChoose={(dateOrder) => change({ ...mapping, dateOrder }, 'dateOrder')}
      />
    </FormSection>
  );
}

interface Tally {
  order: DateOrder;
  exist: number;
  wrong: string | null;
}

/** Leaves out the orders in which no date exists, unless none does in any. */
function dateOrderCounts(dates: ImportColumn[]): Tally[] {
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

const byLikelihood = (counted: Tally[]) =>
  [...counted].sort((one, other) => other.exist - one.exist).map(({ order }) => order);

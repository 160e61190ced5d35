import type { DateOrder, ImportColumn } from '../../../api/contract/imports.js';
import { FormSection } from '../forms/form-section';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useMapping } from './mapping-context';
import { RadioChoice } from './radio-choice';
import { dateColumns, readDate, type Tally, tallies, tellingDate } from './written-dates';

/** 03/04/05 can be three days: what each order would mean is shown, and where nothing tells them apart it is asked. */
export function DateOrderChoice() {
  const text = useText();
  const { day } = useDates();
  const { record, columns, mapping, change, faults } = useMapping();
  const dates = dateColumns(record.kind, mapping, columns);
  const all = tallies(dates);
  if (dates.length === 0 || all.length === 0) return null;

  const counted = differing(dates, all, mapping.dateOrder);
  const total = dates.reduce((sum, { filled }) => sum + filled, 0);
  const [best, next] = counted.map(({ exist }) => exist).sort((one, other) => other - one);
  const clear = (best ?? 0) - (next ?? 0);
  const help = clear > 0 ? text('imports.dates.clear', { clear, count: total }) : text('imports.dates.unclear', { count: total });
  const example = tellingDate(dates, byLikelihood(counted));

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

/** Where every date is the same day in all orders, as with the year at the beginning, there is nothing to choose. */
function differing(dates: ImportColumn[], all: Tally[], chosen: DateOrder | null): Tally[] {
  const same = all.every(({ exist }) => exist === all[0]?.exist) && dates.every(({ samples }) => samples.every((sample) => new Set(all.map(({ order }) => readDate(sample, order))).size === 1));
  return same && chosen ? all.filter(({ order }) => order === chosen) : all;
}

const byLikelihood = (counted: Tally[]) => [...counted].sort((one, other) => other.exist - one.exist).map(({ order }) => order);

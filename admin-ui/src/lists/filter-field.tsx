import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { useFilterChanges } from './filter-changes';
import { type ListFilter, useFilter } from './list-filter';

/** While a year is typed digit by digit, the date field reports years like 0002. */
const EARLIEST = '1900-01-01';

export function FilterField({ filter }: { filter: ListFilter }) {
  if (filter.field) return filter.field;
  return filter.choices ? (
    <FilterSelect filter={filter} choices={filter.choices} />
  ) : (
    <FilterDate filter={filter} />
  );
}

function FilterSelect({
  filter: { source, label, any, clears },
  choices,
}: {
  filter: ListFilter;
  choices: NonNullable<ListFilter['choices']>;
}) {
  const text = useText();
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter from an old URL may have a value that no longer exists; it is shown so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={label}
      placeholder={any ?? text('lists.any')}
      choices={unknown ? [{ value, label: value }, ...choices] : choices}
      value={value}
      onChange={({ target }) => change({ [source]: target.value, ...(clears && { [clears]: '' }) })}
    />
  );
}

function FilterDate({ filter: { source, label } }: { filter: ListFilter }) {
  const [value, setValue] = useFilter(source);
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }

  function change({ value: typed, validity }: HTMLInputElement) {
    setDraft(typed);
    if (typed === '' ? !validity.badInput : typed >= EARLIEST) setValue(typed);
  }

  return (
    <Field type="date" label={label} value={draft} onChange={({ target }) => change(target)} />
  );
}

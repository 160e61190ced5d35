import { useState } from 'react';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { DateField } from '../forms/date-field/date-field';
import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/fields/select-field';
import { useFilterChanges } from './filter-changes';
import { type ListFilter, useFilter } from './list-filter';

interface Props {
  filter: ListFilter;
  hideLabel?: boolean;
}

export function FilterField({ filter, hideLabel }: Props) {
  if (filter.field) return filter.field;
  return filter.choices ? (
    <FilterSelect filter={filter} choices={filter.choices} hideLabel={hideLabel} />
  ) : (
    <FilterDate filter={filter} />
  );
}

function FilterSelect({
  filter: { source, label, any, clears },
  choices,
  hideLabel,
}: Props & { choices: NonNullable<ListFilter['choices']> }) {
  const text = useText();
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter from an old URL may have a value that no longer exists; it is shown so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      placeholder={any ?? text('lists.any')}
      choices={unknown ? [{ value, label: value }, ...choices] : choices}
      value={value}
      onChange={({ target }) => change({ [source]: target.value, ...(clears && { [clears]: '' }) })}
    />
  );
}

function FilterDate({ filter: { source, label } }: Props) {
  const [value, setValue] = useFilter(source);
  const [first] = useFilter('from');
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }

  /** Words that are no date stay in the field. */
  function change(typed: string) {
    setDraft(typed);
    if (typed === '' || isCalendarDate(typed)) setValue(typed);
  }

  const from = source === 'to' ? first : undefined;
  return <DateField label={label} from={from} value={draft} onChange={change} />;
}

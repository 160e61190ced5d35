import { useState } from 'react';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { DateField } from '../forms/date-field/date-field';
import { type ListFilter, useFilter } from './list-filter';

export default function FilterDate({ filter: { source, label } }: { filter: ListFilter }) {
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

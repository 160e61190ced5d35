import { useRef, useState } from 'react';
import { DatePair } from '../forms/date-field/date-pair';
import { type DateSpan, usePairFaults } from '../forms/date-field/use-typed-dates';
import { useFilterChanges } from './filter-changes';
import { type ListFilter, useFilter } from './list-filter';

interface Props {
  filter: ListFilter;
  until: NonNullable<ListFilter['until']>;
}

export default function FilterDates({ filter: { source, label }, until }: Props) {
  const { change } = useFilterChanges();
  const [from] = useFilter(source);
  const [to] = useFilter(until.source);
  const faultsOf = usePairFaults();
  const [typed, setTyped] = useState<DateSpan>({ from, to });
  const [applied, setApplied] = useState<DateSpan>({ from, to });
  // The steps of one visit to a field are one step of the browser's history.
  const isVisited = useRef(false);
  if (from !== applied.from || to !== applied.to) {
    setApplied({ from, to });
    setTyped({ from, to });
  }

  /** A refused date stays in its field. */
  function type(dates: DateSpan) {
    setTyped(dates);
    const faults = faultsOf(dates, {}, true);
    const isSame = dates.from === from && dates.to === to;
    if ((dates.from !== '' && faults.from) || faults.to || isSame) return;
    change({ [source]: dates.from, [until.source]: dates.to }, isVisited.current);
    isVisited.current = true;
  }

  const field = { clearable: true, onLeave: () => void (isVisited.current = false) };
  return (
    <DatePair
      from={{ ...field, label }}
      to={{ ...field, label: until.label }}
      value={typed}
      onChange={type}
    />
  );
}

import { useId, useState } from 'react';
import classes from './list-filters.module.css';
import { useFilter } from './use-filter';

/** Typed digit by digit, a year begins as 0002: none that is meant lies before this one. */
const EARLIEST = '1900-01-01';

/** A day that narrows the list once it is complete. */
export function FilterDate({ source, label }: { source: 'from' | 'to'; label: string }) {
  const id = useId();
  const [value, setValue] = useFilter(source);
  const [draft, setDraft] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setDraft(value);
  }

  function change({ value: typed, validity }: HTMLInputElement) {
    setDraft(typed);
    if (typed === '' ? !validity.badInput : typed >= EARLIEST) setValue(typed);
  }

  return (
    <span className={classes.pick} data-active={value !== ''}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input id={id} type="date" value={draft} onChange={({ target }) => change(target)} />
    </span>
  );
}

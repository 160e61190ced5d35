import { useId } from 'react';
import classes from './list-filters.module.css';
import { useFilter } from './use-filter';

/** A day that narrows the list once it is complete. */
export function FilterDate({ source, label }: { source: 'from' | 'to'; label: string }) {
  const id = useId();
  const [value, setValue] = useFilter(source);
  return (
    <span className={classes.pick} data-active={value !== ''}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input id={id} type="date" key={value} defaultValue={value} onChange={({ target }) => target.validity.valid && setValue(target.value)} />
    </span>
  );
}

import { ChevronDown, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useDepartments } from '../api/use-departments';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Choice } from '../ui/fields/select-field';
import { useFilterChanges } from './filter-changes';
import classes from './list-filters.module.css';

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

interface Props {
  /** Filters that have a place of their own. */
  apart?: string[];
  children: ReactNode;
}

/** Filters beside the search; on a phone they wait behind a button. What is searched for is not theirs. */
export function ListFilters({ apart = [], children }: Props) {
  const text = useText();
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  const [open, setOpen] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  const ours = Object.keys(filterValues as object).filter((source) => source !== 'q' && !apart.includes(source));
  const count = ours.length;
  function clear() {
    change(Object.fromEntries(ours.map((source) => [source, ''])));
    // The button goes with the filters it took away.
    filters.current?.querySelector<HTMLElement>('select, input')?.focus();
  }

  return (
    <>
      <IconButton
        className={classes.opener}
        aria-label={count ? text('lists.filtersInForce', { count }) : text('lists.filters')}
        aria-expanded={open}
        data-active={count > 0}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ListFilter} />
      </IconButton>
      <div ref={filters} className={classes.filters} data-open={open}>
        {children}
        {count > 0 && (
          <Button variant="quiet" onClick={clear}>
            {text('lists.clearFilters')}
          </Button>
        )}
      </div>
    </>
  );
}

/** One filter of the list; '' is none. */
export function useFilter(source: string): [string, (value: string) => void] {
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  return [(filterValues as Record<string, string | undefined>)[source] ?? '', (value) => change({ [source]: value })];
}

interface FilterSelectProps {
  source: string;
  /** Its name, and what it shows while it lets everything through. */
  label: string;
  choices: Choice[];
  /** Another filter, which only makes sense together with what was chosen here. */
  drops?: string;
}

export function FilterSelect({ source, label, choices, drops }: FilterSelectProps) {
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter of an old address may name what is not there (any more); it stays visible, so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <span className={classes.pick} data-active={value !== ''}>
      <select aria-label={label} value={value} onChange={({ target }) => change({ [source]: target.value, ...(drops && { [drops]: '' }) })}>
        <option value="">{label}</option>
        {unknown && <option value={value}>{value}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
}

export function DepartmentFilter() {
  const text = useText();
  const { data = [] } = useDepartments();
  return <FilterSelect source="department" label={text('lists.department')} choices={data.map(({ id, dep_name }) => ({ value: id, label: dep_name }))} />;
}

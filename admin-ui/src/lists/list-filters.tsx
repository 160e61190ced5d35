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

/** While a year is typed digit by digit, the date field reports years like 0002. */
const EARLIEST = '1900-01-01';

export function FilterDate({ source, label }: { source: 'from' | 'to'; label: string }) {
  const id = useId();
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
    <span className={classes.pick} data-active={value !== ''}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input id={id} type="date" value={draft} onChange={({ target }) => change(target)} />
    </span>
  );
}

interface Props {
  /** Active filters that are shown elsewhere, and neither counted nor cleared here. */
  exclude?: string[];
  children: ReactNode;
}

export function ListFilters({ exclude = [], children }: Props) {
  const text = useText();
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  const [open, setOpen] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  const active = Object.keys(filterValues as object).filter((source) => source !== 'q' && !exclude.includes(source));
  const count = active.length;
  function clear() {
    change(Object.fromEntries(active.map((source) => [source, ''])));
    // The focused button disappears once no filter is active.
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

export function useFilter(source: string): [string, (value: string) => void] {
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  return [(filterValues as Record<string, string | undefined>)[source] ?? '', (value) => change({ [source]: value })];
}

interface FilterSelectProps {
  source: string;
  label: string;
  choices: Choice[];
  /** A dependent filter that a new choice clears. */
  clears?: string;
}

export function FilterSelect({ source, label, choices, clears }: FilterSelectProps) {
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter from an old URL may have a value that no longer exists; it is shown so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <span className={classes.pick} data-active={value !== ''}>
      <select aria-label={label} value={value} onChange={({ target }) => change({ [source]: target.value, ...(clears && { [clears]: '' }) })}>
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

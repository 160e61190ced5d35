import { ListFilter } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { useFilterChanges } from './filter-changes';
import classes from './list-filters.module.css';

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

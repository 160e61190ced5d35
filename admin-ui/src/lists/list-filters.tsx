import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './list-filters.module.css';

interface Props {
  /** Filters that have a place of their own. */
  apart?: string[];
  children: ReactNode;
}

/** Filters beside the search; on a phone they wait behind a button. What is searched for is not theirs. */
export function ListFilters({ apart = [], children }: Props) {
  const text = useText();
  const { filterValues, setFilters } = useListFilterContext();
  const [open, setOpen] = useState(false);
  const kept = Object.entries(filterValues as object).filter(([source]) => source === 'q' || apart.includes(source));
  const count = Object.keys(filterValues as object).length - kept.length;
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
      <div className={classes.filters} data-open={open}>
        {children}
        {count > 0 && (
          <Button variant="quiet" onClick={() => setFilters(Object.fromEntries(kept))}>
            {text('lists.clearFilters')}
          </Button>
        )}
      </div>
    </>
  );
}

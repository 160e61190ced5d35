import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './list-filters.module.css';

/** Filters beside the search; on a phone they wait behind a button. What is searched for is not theirs. */
export function ListFilters({ children }: { children: ReactNode }) {
  const text = useText();
  const { filterValues, setFilters } = useListFilterContext();
  const { q, ...filters } = filterValues as Record<string, unknown>;
  const [open, setOpen] = useState(false);
  const count = Object.keys(filters).length;
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
          <Button variant="quiet" onClick={() => setFilters(q ? { q } : {})}>
            {text('lists.clearFilters')}
          </Button>
        )}
      </div>
    </>
  );
}

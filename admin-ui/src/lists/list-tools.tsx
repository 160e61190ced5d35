import type { ReactNode } from 'react';
import { usePhone } from '../ui/layout/use-phone';
import { FilterField } from './filter-field';
import type { ListFilter } from './list-filter';
import { ListFilters } from './list-filters';
import classes from './list-tools.module.css';
import { SearchBox } from './search-box';
import { useIsEmptyList } from './use-is-empty-list';

interface Props {
  /** Filters that define the list, before its search. */
  first?: ReactNode;
  /** The placeholder of the search. */
  search?: string;
  /** The choice most used; on a phone it stands among the filters. */
  select?: ListFilter;
  filters?: ListFilter[];
  /** Filters that other controls of the list show, and that are cleared with the others. */
  elsewhere?: string[];
  /** Filters that define the list; clearing keeps them. */
  kept?: string[];
  /** Filters that say how many rows they show. */
  children?: ReactNode;
  /** At the far end, such as the saved views. */
  end?: ReactNode;
}

const NONE: never[] = [];

/** One line above the rows. */
export function ListTools({
  first,
  search,
  select,
  filters = NONE,
  elsewhere = NONE,
  kept,
  children,
  end,
}: Props) {
  const phone = usePhone();
  const beside = phone ? undefined : select;
  const behind = phone && select ? [select, ...filters] : filters;
  if (useIsEmptyList())
    return (
      first && (
        <div className={classes.around}>
          <div className={classes.tools}>{first}</div>
        </div>
      )
    );
  return (
    <div className={classes.around}>
      <div className={classes.tools} role={search && 'search'}>
        {first && <div className={classes.first}>{first}</div>}
        {search && <SearchBox placeholder={search} />}
        {beside && (
          <div className={classes.select}>
            <FilterField filter={beside} hideLabel />
          </div>
        )}
        {children}
        <div className={classes.end}>
          {behind.length > 0 ? (
            <ListFilters
              of={behind}
              elsewhere={beside ? [...elsewhere, beside.source] : elsewhere}
              kept={kept}
            >
              {end}
            </ListFilters>
          ) : (
            end
          )}
        </div>
      </div>
    </div>
  );
}

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useListFilterContext } from 'react-admin';
import { useLocation } from 'react-router';

type Filters = Record<string, string | undefined>;

const FilterChangesContext = createContext<(changes: Filters) => void>(() => undefined);

/** Changes some filters of the list and leaves the others as they are; '' takes one away. */
export const useFilterChanges = () => useContext(FilterChangesContext);

/** Two changes in one moment, or one that waited for the last letter, each build upon the latest and not upon what was drawn. */
export function FilterChanges({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListFilterContext();
  const { pathname } = useLocation();
  const latest = useRef({ filters: filterValues as Filters, setFilters, pathname });

  useEffect(() => {
    latest.current = { filters: filterValues as Filters, setFilters, pathname };
  }, [filterValues, setFilters, pathname]);

  const change = useCallback((changes: Filters) => {
    // Whoever has left for a screen that is still on its way must not be brought back.
    if (location.pathname !== latest.current.pathname) return;
    const merged = Object.entries({ ...latest.current.filters, ...changes }).filter(([, value]) => value);
    latest.current.filters = Object.fromEntries(merged);
    latest.current.setFilters(latest.current.filters);
  }, []);

  return <FilterChangesContext value={change}>{children}</FilterChangesContext>;
}

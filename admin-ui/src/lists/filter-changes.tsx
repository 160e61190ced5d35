import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

type Filters = Record<string, string | undefined>;

interface Changes {
  /** Changes some filters of the list and leaves the others as they are; '' takes one away. `replace`: Back need not see it. */
  change: (changes: Filters, replace?: boolean) => void;
  /** The list as it is without anything in its officePath. */
  reset: () => void;
}

const FilterChangesContext = createContext<Changes>({ change: () => undefined, reset: () => undefined });

export const useFilterChanges = () => useContext(FilterChangesContext);

/** Two changes in one moment, or one that waited for the last letter, each build upon the latest and not upon what was drawn. */
export function FilterChanges({ sort: first, children }: { sort: SortPayload; children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { filterValues, sort, perPage, selectedIds, onUnselectItems } = useListContext();
  const latest = useRef({ filters: filterValues as Filters, sort, perPage, pathname });

  useEffect(() => {
    latest.current = { filters: filterValues as Filters, sort, perPage, pathname };
  }, [filterValues, sort, perPage, pathname]);

  const change = useCallback(
    (changes: Filters, replace = false) => {
      const { current } = latest;
      // Whoever has left for a screen that is still on its way must not be brought back.
      if (location.pathname !== current.pathname) return;
      // A bare address means what is remembered, which is changed by this: Back has to find what was in force.
      if (!location.search) history.replaceState(history.state, '', addressOf(current.filters, current.sort, current.perPage));
      current.filters = Object.fromEntries(Object.entries({ ...current.filters, ...changes }).filter(([, value]) => value));
      void navigate({ search: addressOf(current.filters, current.sort, current.perPage) }, { replace });
    },
    [navigate],
  );

  const reset = useCallback(() => void navigate({ search: addressOf({}, first, 10) }), [navigate, first]);

  useUntickedBy(JSON.stringify(filterValues), selectedIds.length > 0, onUnselectItems);

  return <FilterChangesContext value={{ change, reset }}>{children}</FilterChangesContext>;
}

/** As react-admin reads it. */
function addressOf(filters: Filters, { field, order }: SortPayload, perPage: number): string {
  return `?${new URLSearchParams({ filter: JSON.stringify(filters), sort: field, order, page: '1', perPage: String(perPage) })}`;
}

/** What was ticked under other filters, or on a visit before, is out of sight, and nobody decides about what they do not see. */
function useUntickedBy(filters: string, any: boolean, untick: () => void): void {
  const ticks = useRef({ any, untick });
  useEffect(() => {
    ticks.current = { any, untick };
  }, [any, untick]);
  useEffect(() => {
    if (ticks.current.any) ticks.current.untick();
  }, [filters]);
}

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { type FilterPayload, type SortPayload, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

type Filters = Record<string, string | undefined>;

interface Changes {
  /** Merges `changes` into the filters; '' removes one. `replace` adds no entry to the browser's history. `sort` is for filters that the present order does not go with. */
  change: (changes: Filters, replace?: boolean, sort?: SortPayload) => void;
  /** Back to the filters with which the list opens, of the day that it shows. */
  reset: () => void;
  /** With which the list opens. */
  opening: Filters;
}

const FilterChangesContext = createContext<Changes>({
  change: () => undefined,
  reset: () => undefined,
  opening: {},
});

export const useFilterChanges = () => useContext(FilterChangesContext);

const NONE: Filters = {};

/** Changes apply to the latest filters instead of the rendered ones, so that two changes in quick succession are both kept. */
export function FilterChanges({
  sort: defaultSort,
  opening = NONE,
  children,
}: {
  sort: SortPayload;
  opening: FilterPayload | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { filterValues, sort, perPage, selectedIds, onUnselectItems } = useListContext();
  const latest = useRef({ filters: filterValues as Filters, sort, perPage, pathname });

  useEffect(() => {
    latest.current = { filters: filterValues as Filters, sort, perPage, pathname };
  }, [filterValues, sort, perPage, pathname]);

  const change = useCallback(
    (changes: Filters, replace = false, sort?: SortPayload) => {
      const { current } = latest;
      // Ignored if the user has already navigated to another screen that is still loading.
      if (location.pathname !== current.pathname) return;
      const filters = merged(current.filters, changes);
      if (!sort && isSame(filters, current.filters)) return;
      // A URL without a query stands for react-admin's stored filters, which change now; this keeps the old ones for Back.
      if (!location.search)
        history.replaceState(
          history.state,
          '',
          listSearch(current.filters, current.sort, current.perPage),
        );
      current.filters = filters;
      void navigate(
        { search: listSearch(current.filters, sort ?? current.sort, current.perPage) },
        { replace },
      );
    },
    [navigate],
  );

  const reset = useCallback(() => {
    const { filters, perPage: rows } = latest.current;
    const { asOf } = filters;
    void navigate({ search: listSearch(asOf ? { asOf } : opening, defaultSort, rows) });
  }, [navigate, opening, defaultSort]);

  useUnselectOnChange(JSON.stringify(filterValues), selectedIds.length > 0, onUnselectItems);

  return <FilterChangesContext value={{ change, reset, opening }}>{children}</FilterChangesContext>;
}

/** They change only in the list itself, which has no history. */
export function LocalFilterChanges({
  opening = NONE,
  children,
}: {
  opening: FilterPayload | undefined;
  children: ReactNode;
}) {
  const { filterValues, setFilters, setSort } = useListContext();
  function change(changes: Filters, _replace?: boolean, sort?: SortPayload) {
    setFilters(merged(filterValues as Filters, changes));
    if (sort) setSort(sort);
  }

  return (
    <FilterChangesContext value={{ change, reset: () => setFilters(opening), opening }}>
      {children}
    </FilterChangesContext>
  );
}

const merged = (filters: Filters, changes: Filters): Filters =>
  Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, value]) => value));

const isSame = (filters: Filters, others: Filters): boolean =>
  Object.keys({ ...filters, ...others }).every((source) => filters[source] === others[source]);

function listSearch(filters: Filters, { field, order }: SortPayload, perPage: number): string {
  return `?${new URLSearchParams({ filter: JSON.stringify(filters), sort: field, order, page: '1', perPage: String(perPage) })}`;
}

/** Unselects rows that other filters may hide, so that no bulk decision includes a request that is not shown. */
function useUnselectOnChange(filters: string, hasSelection: boolean, unselect: () => void): void {
  const selection = useRef({ hasSelection, unselect });
  useEffect(() => {
    selection.current = { hasSelection, unselect };
  }, [hasSelection, unselect]);
  useEffect(() => {
    if (selection.current.hasSelection) selection.current.unselect();
  }, [filters]);
}

import { useListFilterContext } from 'react-admin';

/** One filter of the list; '' is none. */
export function useFilter(source: string): [string, (value: string) => void] {
  const { filterValues, setFilters } = useListFilterContext();
  const { [source]: value, ...others } = filterValues as Record<string, string | undefined>;
  return [value ?? '', (next) => setFilters(next ? { ...others, [source]: next } : others)];
}

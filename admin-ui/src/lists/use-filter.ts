import { useListFilterContext } from 'react-admin';
import { useFilterChanges } from './filter-changes';

/** One filter of the list; '' is none. */
export function useFilter(source: string): [string, (value: string) => void] {
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  return [(filterValues as Record<string, string | undefined>)[source] ?? '', (value) => change({ [source]: value })];
}

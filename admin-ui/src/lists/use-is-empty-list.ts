import { useContext } from 'react';
import { ListContext, type ListControllerResult } from 'react-admin';
import { useFilterChanges } from './filter-changes';

/** Nothing is listed, and other filters would find nothing either. A list that opens filtered knows that by its summary alone. */
export function useIsEmptyList(): boolean {
  const list: ListControllerResult | null = useContext(ListContext);
  const { opening } = useFilterChanges();
  if (!list || list.isPlaceholderData || list.data?.length !== 0) return false;
  const { summary } = (list.meta ?? {}) as { summary?: Record<string, unknown> | null };
  const filters = list.filterValues as Record<string, unknown>;
  if (!summary && Object.keys(opening).length > 0) return false;
  return (
    Object.keys({ ...opening, ...filters }).every(
      (source) => filters[source] === opening[source],
    ) && Object.values(summary ?? {}).every((count) => !(Number(count) > 0))
  );
}

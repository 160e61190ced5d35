import { useQueries } from '@tanstack/react-query';
import { YEAR_END_EFFECTS, type YearEndEffect } from '../../../api/contract/leave/leave-preview.js';
import { useApi } from '../api/use-api';
import { previewPeople } from '../leave-preview/preview-calls';

export type ShownPeople = YearEndEffect | 'all';

export const SHOWN: ShownPeople[] = ['all', ...YEAR_END_EFFECTS];

/** How many people of the simulation there are of each kind; undefined while that is unknown. */
export function usePeopleCounts(simulation: string): Partial<Record<ShownPeople, number>> {
  const api = useApi();
  const resource = previewPeople(simulation);
  const one = {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' as const },
  };
  return useQueries({
    queries: SHOWN.map((effect) => ({
      queryKey: [resource, 'count', effect],
      queryFn: () => api.getList(resource, { ...one, filter: effect === 'all' ? {} : { effect } }),
    })),
    combine: (counts) =>
      Object.fromEntries(SHOWN.map((effect, index) => [effect, counts[index]?.data?.total])),
  });
}

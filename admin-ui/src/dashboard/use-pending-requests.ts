import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { Leave } from '../leaves/leave';
import { useApi } from '../api/use-api';

export const SHOWN = 5;
const MAX_COUNTED = 100;

/** The oldest pending requests, each with the number of colleagues away at the same time. */
export function usePendingRequests(enabled: boolean) {
  const api = useApi();
  const {
    data: requests,
    error,
    refetch,
  } = useGetList<Leave>(
    'leaves',
    {
      filter: { status: 'Pending' },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { enabled },
  );

  const othersAway = useQuery({
    queryKey: ['leaves', 'others away', requests?.map(({ id }) => id)],
    queryFn: async () =>
      new Map(
        await Promise.all(
          (requests ?? []).map(
            async (request) => [request.id, await countOthers(request)] as const,
          ),
        ),
      ),
    enabled: requests !== undefined,
    placeholderData: keepPreviousData,
  });

  /** Counts people, because one person may have several approved requests in the span. */
  async function countOthers({
    startDate,
    endDate,
    employeeId: requester,
  }: Leave): Promise<number> {
    const department = requester?.department?._id;
    if (!department) return 0;
    const { data, total = 0 } = await api.getList<Leave>('leaves', {
      filter: { department, status: 'Approved', from: startDate, to: endDate },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_COUNTED },
    });
    if (total > MAX_COUNTED) return total;
    return new Set(
      data.map(({ employeeId }) => employeeId?._id).filter((id) => id && id !== requester._id),
    ).size;
  }

  return {
    requests: othersAway.isPending ? undefined : requests,
    othersAway: (request: Leave) => othersAway.data?.get(request.id) ?? 0,
    error: requests ? null : error,
    refetch,
  };
}

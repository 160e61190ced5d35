import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingLeaveResponse } from '../../../../api/contract/leave/approval-responses.js';
import { useApi } from '../../api/use-api';

/** Refreshed with the other queries of leave. */
const KEY = ['leaves', 'waiting'];

export function useWaitingRequests(enabled = true) {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.waitingLeave(),
    enabled,
  });

  /** One that was decided, before the server is asked again. */
  function remove(id: string): void {
    queries.setQueryData<WaitingLeaveResponse>(
      KEY,
      (cached) =>
        cached && {
          ...cached,
          waiting: cached.waiting.filter(({ leave }) => leave._id !== id),
          total: cached.total - 1,
        },
    );
  }

  return { data, error, refetch, remove };
}

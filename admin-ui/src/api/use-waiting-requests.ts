import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingLeaveResponse } from '../../../api/contract/leave/approval-responses.js';
import { useApi } from './use-api';

/** Refreshed with the other queries of leave. */
export const WAITING_LEAVE = ['leaves', 'waiting'];

export function useWaitingRequests(enabled = true) {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: WAITING_LEAVE,
    queryFn: () => api.waitingLeave(),
    enabled,
  });

  /** One that was decided, before the server is asked again. */
  function remove(id: string): void {
    queries.setQueryData<WaitingLeaveResponse>(
      WAITING_LEAVE,
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

import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../../api/contract/leave/leave-responses.js';
import type { Leave } from '../../leaves/leave';

export function useOwnLeave(owner: string) {
  const { data, meta, error, refetch } = useGetList<Leave>(`leaves/${owner}`, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  return {
    latest: data,
    summary: (meta as { summary?: LeaveSummary } | undefined)?.summary,
    error,
    refetch,
  };
}

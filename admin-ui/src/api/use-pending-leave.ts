import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/leave/leave-responses.js';

const EVERY_MINUTE = 60_000;

/** The number of pending requests. A one-row list request is enough, because every list response carries the summary. */
export function usePendingLeave(enabled: boolean): number {
  const { meta } = useGetList(
    'leaves',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
      meta: { unattended: true },
    },
    { refetchInterval: EVERY_MINUTE, enabled },
  );
  return (enabled && (meta as { summary?: LeaveSummary } | undefined)?.summary?.pending) || 0;
}

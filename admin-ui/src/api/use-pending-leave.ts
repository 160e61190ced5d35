import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/responses.js';

const EVERY_MINUTE = 60_000;

/**
 * How many requests wait for a decision. The server keeps the number; it comes with a single row of the list,
 * and anew with the list whenever leave is decided.
 */
export function usePendingLeave(): number {
  const { meta } = useGetList(
    'leaves',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' }, meta: { unattended: true } },
    { refetchInterval: EVERY_MINUTE },
  );
  return (meta as { summary?: LeaveSummary } | undefined)?.summary?.pending ?? 0;
}

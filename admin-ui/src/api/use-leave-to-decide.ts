import { useText } from '../i18n/use-text';
import { useApprovals } from './use-approvals';
import { useWaitingLeave } from './use-waiting-leave';
import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/leave/leave-responses.js';

/** For the back office: what waits for the admin, or without approvals all that is pending. */
export function useLeaveToDecide(): { count: number; said: string } {
  const text = useText();
  const approvals = useApprovals();
  const pending = usePendingLeave(approvals === false);
  const waiting = useWaitingLeave(approvals === true);
  return approvals
    ? { count: waiting, said: text('navigation.waiting', { count: waiting }) }
    : { count: pending, said: text('navigation.pending', { count: pending }) };
}

const EVERY_MINUTE = 60_000;

/** The number of pending requests. A one-row list request is enough, because every list response carries the summary. */
function usePendingLeave(enabled: boolean): number {
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

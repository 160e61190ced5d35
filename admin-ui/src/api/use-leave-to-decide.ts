import { useText } from '../i18n/use-text';
import { useApprovals } from './use-approvals';
import { usePendingLeave } from './use-pending-leave';
import { useWaitingLeave } from './use-waiting-leave';

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

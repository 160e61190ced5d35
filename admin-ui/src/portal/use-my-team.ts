import { useUser } from '../api/session';
import { useApprovals } from '../api/use-approvals';
import { useWaitingLeave } from '../api/use-waiting-leave';

/** Shown to those who approve for somebody or whom a request waits for. */
export function useMyTeam(): { shown: boolean; waiting: number } {
  const approvals = useApprovals();
  const waiting = useWaitingLeave(approvals === true);
  // Known before the configuration is, so that the navigation does not move; without approvals it is 0.
  const manages = (useUser()?.manages ?? 0) > 0;
  return { shown: approvals !== false && (manages || waiting > 0), waiting };
}

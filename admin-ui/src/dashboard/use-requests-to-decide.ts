import type { WaitingLeaveRecord } from '../../../api/contract/leave/approval-responses.js';
import { useApprovals } from '../api/use-approvals';
import { useWaitingRequests } from '../api/use-waiting-requests';
import type { Leave } from '../leaves/leave';
import { useLeaveEffects } from '../leaves/decision/use-leave-effects';
import { SHOWN, usePendingRequests } from './use-pending-requests';

/** The oldest requests that wait for the admin: with approvals those whose turn it is, otherwise all that are pending. */
export function useRequestsToDecide() {
  const approvals = useApprovals();
  const pending = usePendingRequests(approvals === false);
  const own = useOwnTurns(approvals === true);
  const { requests, othersAway, error, refetch } = approvals ? own : pending;
  const effects = useLeaveEffects(approvals ? undefined : pending.requests?.map(({ id }) => id));
  return {
    requests: effects.loading ? undefined : requests,
    othersAway,
    error,
    refetch,
    effects,
    effectOf: (request: Leave) =>
      approvals ? own.waitingOf(request) : effects.effects.get(request.id),
    approvals,
  };
}

function useOwnTurns(enabled: boolean) {
  const { data, error, refetch } = useWaitingRequests(enabled);
  const waiting = data?.waiting.slice(0, SHOWN);
  const waitingOf = ({ id }: Leave): WaitingLeaveRecord | undefined =>
    waiting?.find(({ leave }) => leave._id === id);
  return {
    requests: waiting?.map(({ leave }): Leave => ({ ...leave, id: leave._id })),
    waitingOf,
    othersAway: (request: Leave) =>
      new Set(waitingOf(request)?.alsoAway.map(({ name }) => name)).size,
    error: data ? null : error,
    refetch,
  };
}

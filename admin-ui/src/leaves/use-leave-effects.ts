import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LeaveEffectRecord } from '../../../api/contract/leave-cost-responses.js';
import { useApi } from '../api/use-api';
import { useCountedLeave } from '../api/use-counted-leave';

/** What each pending request leaves of its balance; undefined while it loads, or where no policy exists. */
export function useLeaveEffects(ids: string[] | undefined): Map<string, LeaveEffectRecord> | undefined {
  const api = useApi();
  const counted = useCountedLeave();
  const { data } = useQuery({
    queryKey: ['leaves', 'effects', ids],
    queryFn: async () => new Map((await api.leaveEffects(ids ?? [])).map((effect) => [effect._id, effect])),
    enabled: counted && ids !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

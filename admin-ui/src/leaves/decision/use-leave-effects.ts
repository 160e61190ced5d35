import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LeaveEffectRecord } from '../../../../api/contract/leave/leave-cost-responses.js';
import { useApi } from '../../api/use-api';

export interface LeaveEffects {
  /** By request. */
  effects: Map<string, LeaveEffectRecord>;
  loading: boolean;
  failed: boolean;
}

const NONE = new Map<string, LeaveEffectRecord>();

/** The balance that each pending request would leave, and the limits that its approval would pass. */
export function useLeaveEffects(ids: string[] | undefined): LeaveEffects {
  const api = useApi();
  const {
    data = NONE,
    isLoading,
    isError,
  } = useQuery({
    queryKey: ['leaves', 'effects', ids],
    queryFn: async () =>
      new Map((await api.leaveEffects(ids ?? [])).map((effect) => [effect._id, effect])),
    enabled: ids !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return { effects: data, loading: isLoading, failed: isError };
}

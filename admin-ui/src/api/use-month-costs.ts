import { useQuery } from '@tanstack/react-query';
import type { LeaveCostsResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { getJson } from './http-client';

/** Leave of somebody, as far as it is known: what its days cost depends on the type. */
export interface LeaveOf {
  userId?: string | undefined;
  leaveType?: string | null | undefined;
}

/** No days where no policy holds. */
export function useMonthCosts(
  { userId = '', leaveType }: LeaveOf,
  month: string,
): LeaveCostsResponse | undefined {
  const { data } = useQuery({
    queryKey: ['leaves', 'costs', userId, leaveType, month],
    queryFn: () =>
      getJson(`/leave/costs?${new URLSearchParams({ userId, leaveType: leaveType ?? '', month })}`),
    enabled: userId !== '' && Boolean(leaveType),
    retry: false,
  });
  return data;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-api';

export const NOTIFICATIONS = ['notifications'];

const A_MINUTE = 60_000;

/** The number of requests that wait for the user. It comes with the notifications, which are loaded every minute. */
export function useWaitingLeave(enabled: boolean): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: NOTIFICATIONS,
    queryFn: () => api.notifications(),
    select: ({ waiting }) => waiting,
    staleTime: A_MINUTE,
    enabled,
  });
  return (enabled && data) || 0;
}

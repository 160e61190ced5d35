import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-api';

/** The people of an approver. Refreshed with the other queries of leave: it says who is away. */
export function useTeam() {
  const api = useApi();
  return useQuery({ queryKey: ['leaves', 'my team'], queryFn: () => api.team() });
}

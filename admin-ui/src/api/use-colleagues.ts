import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-api';

/** Those who may be the user's deputy or, in the same department, stand-in. */
export function useColleagues({ enabled = true } = {}) {
  const api = useApi();
  return useQuery({ queryKey: ['colleagues'], queryFn: () => api.colleagues(), enabled });
}

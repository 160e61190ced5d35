import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reloadConfig } from './config';
import { useApi } from './use-api';

const KEY = ['leavePolicies', 'all'];

export function usePolicies(enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: () => api.leavePolicies(), enabled });
}

/** After a change; whether there are policies at all stands in the configuration. */
export function useRefreshPolicies(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['leavePolicies'] }), reloadConfig()]);
  }, [queries]);
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { coverageCalls, type OutlookQuery } from './coverage-calls';

/** Refreshed with the queries of leave, too. */
const KEY = 'coverage';

export function useCoverageRules() {
  return useQuery({ queryKey: [KEY, 'rules'], queryFn: () => coverageCalls.rules() });
}

/** Undefined `asked` waits. The outlook that was shown stays until the next one is there. */
export function useCoverageOutlook(asked: OutlookQuery | undefined) {
  return useQuery({
    queryKey: [KEY, 'outlook', asked],
    queryFn: ({ signal }) => (asked ? coverageCalls.outlook(asked, signal) : undefined),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useCoverageRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [KEY] }), [queries]);
}

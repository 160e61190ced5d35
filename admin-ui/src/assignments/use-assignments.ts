import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EVERYBODY } from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import { useRefreshPolicies } from '../api/use-policies';
import { useWorkingTimeRefresh } from '../api/use-working-time';

const KEY = 'assignments';

/** With the assignments of everybody, newest first. */
export function useAssignments(holder: string) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, holder],
    queryFn: () =>
      holder === EVERYBODY ? api.assignmentsOfEverybody() : api.assignmentsOf(holder),
  });
}

/** Patterns, calendars and policies say how many people have them. */
export function useAssignmentRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  const refreshWork = useWorkingTimeRefresh();
  const refreshPolicies = useRefreshPolicies();
  return useCallback(
    () =>
      Promise.all([
        refreshWork(),
        refreshPolicies(),
        queries.invalidateQueries({ queryKey: [KEY] }),
      ]),
    [queries, refreshWork, refreshPolicies],
  );
}

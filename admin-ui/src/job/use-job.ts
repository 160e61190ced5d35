import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { jobCalls } from './job-calls';

export const JOB = 'job';
export const PREVIEW = 'preview';

export function useJob(employee: string) {
  return useQuery({
    queryKey: [JOB, 'timeline', employee],
    queryFn: () => jobCalls.timeline(employee),
  });
}

/** After a change: people, departments, pay, leave and requests follow from it; its own preview is over. */
export function useJobRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== PREVIEW }),
    [queries],
  );
}

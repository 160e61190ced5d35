import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { JobChangeBody } from '../../../api/contract/job/job-change-body.js';
import { jobCalls } from './job-calls';
import { JOB, PREVIEW } from './use-job';

/** While an amount or a name is typed, others pass by. */
const SETTLED_MS = 300;

/** Undefined `asked` asks nothing. The effect of an older change is shown until that of the newer is there. */
export function useJobPreview(asked: JobChangeBody | undefined) {
  const typed = asked && JSON.stringify(asked);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, errorUpdatedAt, isFetching, isPending, isPlaceholderData, refetch } =
    useQuery({
      queryKey: [JOB, PREVIEW, settled],
      queryFn: ({ signal }) =>
        settled === undefined
          ? null
          : jobCalls.preview(JSON.parse(settled) as JobChangeBody, signal),
      enabled: settled !== undefined,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      retry: false,
      gcTime: 0,
    });
  const isTyped = typed === settled;
  return {
    preview: typed === undefined ? undefined : (data ?? undefined),
    error: isTyped && typed !== undefined ? error : null,
    failedAt: errorUpdatedAt,
    busy: typed !== undefined && (isFetching || !isTyped),
    /** The preview is that of what is typed now. */
    isKnown:
      typed !== undefined && isTyped && !isPending && !isPlaceholderData && !isFetching && !error,
    refetch,
  };
}

export type JobPreview = ReturnType<typeof useJobPreview>;

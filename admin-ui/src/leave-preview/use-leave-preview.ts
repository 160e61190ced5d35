import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { type LeaveChange, previewCalls } from './preview-calls';

const POLL_MS = 700;

export interface FollowedPreview {
  /** Undefined until it has been started. */
  preview: LeavePreviewRecord | undefined;
  /** Why it could not be started. */
  failure: Error | null;
  again: () => void;
  cancel: () => Promise<void>;
}

/** Starts the preview of a change, unless `started` is one of it, and follows it until it ends. */
export function useLeavePreview(
  change: LeaveChange,
  started?: LeavePreviewRecord,
): FollowedPreview {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const first = round === 0 ? started : undefined;
  const start = useQuery({
    queryKey: ['leavePreview', 'start', change, started?._id, round],
    queryFn: async ({ signal }) => {
      const begun = await previewCalls.start(change);
      if (signal.aborted) abandon(begun);
      return begun;
    },
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const id = start.data?._id ?? '';
  const followed = useQuery({
    queryKey: ['leavePreview', id],
    queryFn: () => previewCalls.one(id),
    enabled: id !== '',
    initialData: start.data,
    refetchInterval: ({ state }) => (state.data?.state === 'Running' ? POLL_MS : false),
  });
  useEffect(
    () => () => {
      const left = client.getQueryData<LeavePreviewRecord>(['leavePreview', id]);
      if (left) abandon(left);
    },
    [client, id],
  );
  return {
    preview: followed.data ?? start.data,
    failure: start.error,
    again: () => setRound(round + 1),
    cancel: async () =>
      void client.setQueryData(['leavePreview', id], await previewCalls.cancel(id)),
  };
}

/** Nobody looks at it any more; a year end is worked out for all admins. */
function abandon({ _id, kind, state }: LeavePreviewRecord): void {
  if (state === 'Running' && kind !== 'close') previewCalls.cancel(_id).catch(() => undefined);
}

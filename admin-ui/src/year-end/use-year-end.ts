import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { type FollowedPreview, useLeavePreview } from '../leave-preview/use-leave-preview';
import { yearEndCalls } from './year-end-calls';

const KEY = 'leaveYearEnd';

export function useYearEnd(leaveType: string | undefined, year: string | undefined) {
  return useQuery({
    queryKey: [KEY, leaveType, year],
    queryFn: () => yearEndCalls.one(leaveType ?? '', year),
    enabled: leaveType !== undefined,
  });
}

export function useYearEndRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  const refreshLeave = useLeaveRefresh();
  return useCallback(
    () => Promise.all([refreshLeave(), queries.invalidateQueries({ queryKey: [KEY] })]),
    [queries, refreshLeave],
  );
}

/** The one that still holds, or a new one; the year's figures follow when it is done. */
export function useSimulation({ leaveType, until, simulation }: YearEndRecord): FollowedPreview {
  const queries = useQueryClient();
  const followed = useLeavePreview(
    { kind: 'close', leaveType: leaveType._id, until },
    simulation ?? undefined,
  );
  const state = followed.preview?.state;
  const shown = useRef(simulation?.state);
  useEffect(() => {
    if (state === 'Done' && shown.current !== 'Done')
      void queries.invalidateQueries({ queryKey: [KEY] });
    shown.current = state;
  }, [state, queries]);
  return followed;
}

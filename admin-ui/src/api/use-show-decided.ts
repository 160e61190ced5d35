import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult } from 'react-admin';
import type { WaitingLeaveResponse } from '../../../api/contract/leave/approval-responses.js';
import type { LeavesResponse } from '../../../api/contract/leave/leave-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { isOfLeave } from './use-leave-refresh';
import { WAITING_LEAVE } from './use-waiting-requests';

type Rows = GetListResult<LeaveRecord & { id: string }>;

/** Shows decided requests where they are listed, and refreshes all else: a row leaves its list with the next load. */
export function useShowDecided(): (decided: readonly LeaveRecord[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (decided) => {
      const byId = new Map(decided.map((leave) => [leave._id, leave]));
      const shown = <Row extends LeaveRecord>(row: Row): Row => ({ ...row, ...byId.get(row._id) });
      queries.setQueriesData<Rows>(
        { predicate: isList },
        (list) =>
          list && {
            ...list,
            data: list.data.map(shown),
            meta: counted(
              list.meta,
              decided,
              list.data.some(({ _id }) => byId.has(_id)),
            ),
          },
      );
      queries.setQueriesData<WaitingLeaveResponse>(
        { queryKey: WAITING_LEAVE },
        (list) =>
          list && {
            ...list,
            waiting: list.waiting.map((one) => ({ ...one, leave: shown(one.leave) })),
          },
      );
      await queries.invalidateQueries({
        predicate: (query) => isOfLeave(query) && !isList(query) && !isWaiting(query),
      });
    },
    [queries],
  );
}

/** The decided requests were pending. Only the figures of the whole are known to count it, and those of filters that found one of them. */
function counted(
  meta: Rows['meta'],
  decided: readonly LeaveRecord[],
  isFound: boolean,
): Rows['meta'] {
  const { summary, counts } = (meta ?? {}) as Pick<LeavesResponse, 'summary' | 'counts'>;
  if (!summary) return meta;
  const number = (status: LeaveRecord['status']) =>
    decided.filter((leave) => leave.status === status).length;
  const [approved, rejected] = [number('Approved'), number('Rejected')];
  return {
    ...meta,
    counts:
      isFound && counts
        ? {
            ...counts,
            Pending: (counts.Pending ?? 0) - approved - rejected,
            Approved: (counts.Approved ?? 0) + approved,
            Rejected: (counts.Rejected ?? 0) + rejected,
          }
        : counts,
    summary: {
      ...summary,
      pending: summary.pending - approved - rejected,
      approved: summary.approved + approved,
      rejected: summary.rejected + rejected,
    },
  };
}

/** Without those that only count. */
function isList({ queryKey: [resource, call, params] }: Query): boolean {
  const { meta } = (params ?? {}) as { meta?: { unattended?: boolean } };
  return resource === 'leaves' && call === 'getList' && !meta?.unattended;
}

const isWaiting = ({ queryKey: [resource, call] }: Query) =>
  resource === 'leaves' && call === 'waiting';

import { useQueryClient } from '@tanstack/react-query';
import { useUnselect } from 'react-admin';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { RequestFailed } from '../../api/http-client';
import { runConcurrently } from '../../api/run-concurrently';
import { useApi } from '../../api/use-api';
import type { Leave } from '../leave';

export interface RefusedDecision {
  id: string;
  /** Undefined when it could not be loaded. */
  leave: Leave | undefined;
  failure: unknown;
}

interface Options {
  note?: string;
  /** Approve against the balance. */
  override?: boolean;
  onProgress?: (done: number) => void;
}

/** Each decision is a call of its own, so that a refused one does not stop the others. */
export function useDecide() {
  const api = useApi();
  const queries = useQueryClient();
  const unselect = useUnselect('leaves');

  /** Usually from the cache, which the list has filled. */
  const read = (id: string): Promise<Leave | undefined> =>
    queries
      .ensureQueryData({
        queryKey: ['leaves', 'getOne', { id }],
        queryFn: async () => (await api.getOne<Leave>('leaves', { id })).data,
      })
      .catch(() => undefined);

  return async (
    ids: string[],
    decision: LeaveDecision,
    { note, override, onProgress }: Options = {},
  ): Promise<{ decided: LeaveRecord[]; refused: RefusedDecision[] }> => {
    const decided: LeaveRecord[] = [];
    const failures = new Map<string, unknown>();
    let done = 0;
    await runConcurrently(ids, async (id) => {
      await api
        .decideLeave(id, decision, note, override)
        .then((leave) => decided.push(leave))
        .catch((failure: unknown) => failures.set(id, failure));
      onProgress?.(++done);
    });
    const refused = await Promise.all(
      [...failures].map(async ([id, failure]) => ({ id, failure, leave: await read(id) })),
    );
    // Requests without an answer stay selected for another attempt; all others are decided.
    unselect(ids.filter((id) => !failures.has(id) || isAnswered(failures.get(id))));
    return { decided, refused };
  };
}

const isAnswered = (failure: unknown) =>
  failure instanceof RequestFailed && failure.status > 0 && failure.status < 500;

import { useQueryClient } from '@tanstack/react-query';
import { useUnselect } from 'react-admin';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import type { Leave } from './leave';

const AT_ONCE = 4;

export interface Refused {
  id: string;
  /** Whose it is; undefined when not even that could be read. */
  leave: Leave | undefined;
  failure: unknown;
}

interface Options {
  note?: string;
  onProgress?: (done: number) => void;
}

/** Decides one request or many, each by a call of its own, so that one which is refused holds up no other. */
export function useDecide() {
  const office = useApi();
  const queries = useQueryClient();
  const untick = useUnselect('leaves');

  /** From the list, where it was ticked. */
  const read = (id: string): Promise<Leave | undefined> =>
    queries
      .ensureQueryData({ queryKey: ['leaves', 'getOne', { id }], queryFn: async () => (await office.getOne<Leave>('leaves', { id })).data })
      .catch(() => undefined);

  return async (ids: string[], decision: LeaveDecision, { note, onProgress }: Options = {}): Promise<Refused[]> => {
    const failures = new Map<string, unknown>();
    let done = 0;
    await inTurns(ids, async (id) => {
      await office.decideLeave(id, decision, note).catch((failure: unknown) => failures.set(id, failure));
      onProgress?.(++done);
    });
    const refused = await Promise.all([...failures].map(async ([id, failure]) => ({ id, failure, leave: await read(id) })));
    // What was not answered stays ticked, to be sent again; all else is decided, by us or before us.
    untick(ids.filter((id) => !failures.has(id) || isAnswered(failures.get(id))));
    return refused;
  };
}

const isAnswered = (failure: unknown) => failure instanceof RequestFailed && failure.status > 0 && failure.status < 500;

/** A few at a time: each takes the next from the same queue. */
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

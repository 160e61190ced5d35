import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';

/** So long a decision can be undone. Its mails and notifications leave afterwards. */
export const UNDO_MS = 30_000;

interface Held {
  leaveId: string;
  dueAt: number;
  ids: string[];
}

const storage = new AsyncLocalStorage<Held>();

/** The mails and notifications of a decision that can still be undone. */
@Injectable()
export class HeldNotices {
  constructor(private readonly clock: Clock) {}

  /** What `work` tells of leave is due later. Returns the ids of what it tells of the request itself. */
  async hold(
    { leaveId, dueAt }: Pick<Held, 'leaveId' | 'dueAt'>,
    work: () => Promise<void>,
  ): Promise<string[]> {
    const ids: string[] = [];
    await storage.run({ leaveId, dueAt, ids }, work);
    return ids;
  }

  /** When what is told now is due. */
  get dueAt(): number {
    return storage.getStore()?.dueAt ?? this.clock.now();
  }

  /** The turn of other requests may change with this one; their people hear so whether it is undone or not. */
  add(leaveId: string | null, ids: readonly string[]): void {
    const held = storage.getStore();
    if (held?.leaveId === leaveId) held.ids.push(...ids);
  }
}

import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute } from '../database/execute.js';
import { insertRows } from '../database/insert-rows.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { BUCKET_COLUMNS, talliesOf, type LeaveChange, type LeaveTally } from './leave-tally.js';

const MOST_WAITING = 400;
const AT_ONCE = 1_000;

/**
 * Adds changes to the tallies, which nobody else writes, and takes them away: beside the request that noticed how many
 * wait, some at a time. What it costs follows from the changes, not from how much was ever counted.
 */
export class LeaveMerging {
  private merging?: Promise<void>;
  private ending = false;
  private readonly logger = new Logger('LeaveMerging');

  constructor(private readonly work: UnitOfWork) {}

  /** Told by whoever reads changes how many there were. */
  noticeWaiting(changes: number): void {
    if (changes <= MOST_WAITING || this.merging || this.ending) return;
    this.merging = this.mergeAll()
      .catch((error: Error) => this.logger.warn(`The changes of leave could not be merged: ${error.name}`))
      .finally(() => (this.merging = undefined));
  }

  /** Resolves when no merging is under way; none begins afterwards. */
  async end(): Promise<void> {
    this.ending = true;
    await this.merging;
  }

  /** Resolves when no merging is under way. */
  async settled(): Promise<void> {
    await this.merging;
  }

  /** Returns how many changes it took: with fewer than there may be at once, none is left that was there before. */
  mergeSome(): Promise<number> {
    return this.work.writeApart(async (manager) => {
      const changes = await manager.query<LeaveChange[]>(`SELECT id, status, requests, ${BUCKET_COLUMNS.join(', ')} FROM leave_change ORDER BY id LIMIT ${AT_ONCE}`);
      if (changes.length === 0) return 0;
      const removed = await execute(manager, `DELETE FROM leave_change WHERE id IN (${changes.map(() => '?').join(', ')})`, changes.map(({ id }) => id));
      // What somebody else has merged meanwhile is not there any more: then this merging is undone.
      if (removed !== changes.length) throw new Error('Another instance merges these changes.');
      await addTallies(manager, talliesOf(changes));
      return changes.length;
    });
  }

  private async mergeAll(): Promise<void> {
    while (!this.ending && (await this.mergeSome()) === AT_ONCE);
  }
}

async function addTallies(manager: EntityManager, tallies: LeaveTally[]): Promise<void> {
  const server = manager.dataSource.options.type === 'mysql';
  const added = server ? 'ON DUPLICATE KEY UPDATE requests = requests + VALUES(requests)' : 'ON CONFLICT (kind, bucket, status) DO UPDATE SET requests = requests + excluded.requests';
  await insertRows(manager, 'leave_tally', ['kind', 'bucket', 'status', 'requests'], tallies.map(({ kind, bucket, status, requests }) => [kind, bucket, status, requests]), added);
}

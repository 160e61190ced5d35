import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UnfinishedChange } from '../contract/job/job-changes.js';
import type { Refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { JobChangeDto } from './job-change.dto.js';

/** What the audit log and the other admins are told of who asked for it. */
export type ChangeActor = Pick<Actor, 'accountId' | 'name' | 'employeeId' | 'role' | 'requestId'>;

/** What is left to be recorded of a change for many. */
export interface PendingChange {
  body: JobChangeDto;
  actor: ChangeActor;
  /** In the order of their ids. */
  people: string[];
  total: number;
  /** Why the rest is not recorded. */
  failed: Refusal | null;
}

export function unfinishedChange({ people, total, failed }: PendingChange) {
  return { done: total - people.length, total, failed } satisfies UnfinishedChange;
}

/** Stands with the change until everybody's part is recorded, so that any server goes on with it. */
@Injectable()
export class PendingChanges {
  constructor(private readonly work: UnitOfWork) {}

  async find(changeId: string): Promise<PendingChange | undefined> {
    const [row] = await this.work.read<{ pending: string | null }>(
      'SELECT pending FROM job_change WHERE id = ?',
      [changeId],
    );
    return row?.pending ? (JSON.parse(row.pending) as PendingChange) : undefined;
  }

  async store(
    manager: EntityManager,
    changeId: string,
    pending: PendingChange | null,
  ): Promise<void> {
    await manager.query('UPDATE job_change SET pending = ? WHERE id = ?', [
      pending && JSON.stringify(pending),
      changeId,
    ]);
  }
}

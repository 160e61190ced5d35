import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../audit/audit.js';
import type { ImportState } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import type { RefusalKey } from '../contract/refusals/refusals.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { JobRun } from '../platform/jobs/job-run.js';
import { StoredImport } from './import.tables.js';

const ALLOWED_FROM: { [state in ImportState]?: ImportState[] } = {
  Uploaded: ['Uploaded', 'Checked'],
  Checking: ['Uploaded', 'Checked'],
  Applying: ['Checked'],
  Undoing: ['Applied'],
};

export const STATE_AFTER_FAILURE: { [state in ImportState]?: ImportState } = {
  Checking: 'Uploaded',
  Applying: 'Checked',
  Undoing: 'Applied',
};

/** The results of a check that counts no more. */
export const WITHOUT_CHECK: Partial<StoredImport> = {
  departments: null,
  balanceQuestion: null,
  remarks: null,
  newRows: null,
  changedRows: null,
  unchangedRows: null,
  repeatedRows: null,
  refusedRows: null,
  warnedRows: null,
};

/** The admin who applied it, or who undid it. */
export function actorOf(stored: StoredImport, step: 'apply' | 'undo'): AuditActor {
  const [accountId, name] =
    step === 'apply'
      ? [stored.appliedBy, stored.appliedByName]
      : [stored.undoneBy, stored.undoneByName];
  return { accountId, name: name ?? '', requestId: stored.requestId };
}

@Injectable()
export class StoredImports {
  constructor(private readonly work: UnitOfWork) {}

  async find(id: string): Promise<StoredImport> {
    const stored = await this.work.manager.findOneBy(StoredImport, { id });
    if (!stored) throw new Problem('import.not_found', refusal('import.not_found'));
    return stored;
  }

  async list(from: number, to: number): Promise<{ imports: StoredImport[]; total: number }> {
    const [imports, total] = await this.work.manager.findAndCount(StoredImport, {
      order: { id: 'DESC' },
      skip: from,
      take: to - from + 1,
    });
    return { imports, total };
  }

  /** Guarded, so that only one of two concurrent requests succeeds. */
  async begin(
    manager: EntityManager,
    id: string,
    state: 'Uploaded' | 'Checking' | 'Applying' | 'Undoing',
    changes: Partial<StoredImport>,
  ): Promise<void> {
    const from = ALLOWED_FROM[state] ?? [];
    const result = await manager
      .createQueryBuilder()
      .update(StoredImport)
      .set({
        ...changes,
        state,
        fault: null,
      })
      .where('id = :id AND state IN (:...from)', { id, from })
      .execute();
    if (result.affected === 1) return;
    const { state: now } = await this.find(id);
    throw new Problem('import.not_now', refusal(IN_STATE[now]));
  }

  /** Together with the job that led to it. */
  async finish(
    manager: EntityManager,
    stored: StoredImport,
    run: JobRun,
    changes: Partial<StoredImport>,
  ): Promise<void> {
    await this.store(manager, stored, changes);
    await run.finish(manager);
  }

  async store(
    manager: EntityManager,
    { id, state }: StoredImport,
    changes: Partial<StoredImport>,
  ): Promise<void> {
    const { affected } = await manager.update(StoredImport, { id, state }, changes);
    if (affected !== 1) throw new Error('The import is in another state by now.');
  }
}

const IN_STATE = {
  Reading: 'import.reading',
  Uploaded: 'import.uploaded',
  Checking: 'import.checking',
  Checked: 'import.checked',
  Applying: 'import.applying',
  Applied: 'import.applied',
  Undoing: 'import.undoing',
  Undone: 'import.undone',
} as const satisfies Record<ImportState, RefusalKey>;

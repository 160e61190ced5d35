import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock.js';
import { execute } from '../database/statements/execute.js';
import { newId } from '../database/statements/ids.js';
import { insertRow } from '../database/statements/insert-rows.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** The account and session that asked for a job. */
export interface JobOwner {
  ownerId: string | null;
  sessionId: string | null;
}

export interface NewJob extends JobOwner {
  kind: string;
  subjectId: string;
}

/** A job that the caller holds, for `leaseMs` from each renewal on. */
export interface Job extends NewJob {
  id: string;
  runner: string;
  leaseMs: number;
  /** Including this one. */
  attempts: number;
}

export interface JobProgress<Step extends string = string> {
  step: Step;
  done: number;
  total: number;
  leftMs: number | null;
}

type Holder = Pick<Job, 'runner' | 'leaseMs'>;

const SELECT =
  'SELECT id, kind, subject_id AS subjectId, owner_id AS ownerId, session_id AS sessionId, attempts FROM job';
const IS_FREE = '(runner IS NULL OR lease_expires_at < ?)';

/** The one table of work outside requests: each statement is guarded, so that two servers never hold the same job. */
@Injectable()
export class Jobs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One of a kind for each subject. With a holder it is under way at once. */
  async add(manager: EntityManager, job: NewJob, holder?: Holder): Promise<Job> {
    const [id, now] = [newId(), this.clock.now()];
    const { runner = null, leaseMs = 0 } = holder ?? {};
    const attempts = holder ? 1 : 0;
    await insertRow(manager, 'job', {
      id,
      kind: job.kind,
      subject_id: job.subjectId,
      owner_id: job.ownerId,
      session_id: job.sessionId,
      created_at: now,
      runner,
      lease_expires_at: now + leaseMs,
      attempts,
    });
    return { ...job, id, runner: runner ?? '', leaseMs, attempts };
  }

  /** The oldest that no running server holds. */
  async claim(kind: string, holder: Holder): Promise<Job | undefined> {
    const [free] = await this.work.read<{ id: string }>(
      `SELECT id FROM job WHERE kind = ? AND ${IS_FREE} ORDER BY id LIMIT 1`,
      [kind, this.clock.now()],
    );
    return free && this.hold('id = ?', [free.id], holder);
  }

  /** That of a subject, if no running server holds it. */
  takeOver(kind: string, subjectId: string, holder: Holder): Promise<Job | undefined> {
    return this.hold('kind = ? AND subject_id = ?', [kind, subjectId], holder);
  }

  private hold(which: string, values: string[], holder: Holder): Promise<Job | undefined> {
    return this.work.writeInNewTransaction(async (manager) => {
      const now = this.clock.now();
      const held = await execute(
        manager,
        `UPDATE job SET runner = ?, lease_expires_at = ?, attempts = attempts + 1 WHERE ${which} AND ${IS_FREE}`,
        [holder.runner, now + holder.leaseMs, ...values, now],
      );
      if (held === 0) return undefined;
      const [job] = await manager.query<Omit<Job, keyof Holder>[]>(
        `${SELECT} WHERE ${which}`,
        values,
      );
      return job && { ...job, ...holder };
    });
  }

  /** False once another server holds it. */
  async renew(
    manager: EntityManager,
    { id, runner, leaseMs }: Job,
    progress: JobProgress | null = null,
  ): Promise<boolean> {
    const { step = null, done = null, total = null } = progress ?? {};
    const renewed = await execute(
      manager,
      'UPDATE job SET lease_expires_at = ?, step = ?, done = ?, total = ? WHERE id = ? AND runner = ?',
      [this.clock.now() + leaseMs, step, done, total, id, runner],
    );
    return renewed === 1;
  }

  /** Belongs into the unit of work that stores what came of it. Throws if another server holds it by now. */
  async finish(manager: EntityManager, { id, runner }: Job): Promise<void> {
    const sql = 'DELETE FROM job WHERE id = ? AND runner = ?';
    if ((await execute(manager, sql, [id, runner])) !== 1)
      throw new Error('Another server has taken this job over.');
  }

  /** For a server that stops: another one goes on at once, and this attempt does not count. */
  async release({ id, runner }: Job): Promise<void> {
    await this.work.writeInNewTransaction((manager) =>
      manager.query(
        'UPDATE job SET runner = NULL, lease_expires_at = 0, attempts = attempts - 1 WHERE id = ? AND runner = ?',
        [id, runner],
      ),
    );
  }

  /** The server that works on it reads this when it renews its lease. */
  async requestCancel(manager: EntityManager, kind: string, subjectId: string): Promise<void> {
    await manager.query(
      'UPDATE job SET cancel_requested_at = ? WHERE kind = ? AND subject_id = ?',
      [this.clock.now(), kind, subjectId],
    );
  }

  async isCancelRequested({ id }: Job): Promise<boolean> {
    const rows = await this.work.read(
      'SELECT id FROM job WHERE id = ? AND cancel_requested_at IS NOT NULL',
      [id],
    );
    return rows.length > 0;
  }

  /** With a subject that is deleted. */
  async remove(manager: EntityManager, subjectId: string): Promise<void> {
    await manager.query('DELETE FROM job WHERE subject_id = ?', [subjectId]);
  }

  /** As it was last stored, which another server may have done. */
  async progress(kind: string, subjectId: string): Promise<JobProgress | null> {
    const [stored] = await this.work.read<Omit<JobProgress, 'leftMs'>>(
      'SELECT step, done, total FROM job WHERE kind = ? AND subject_id = ? AND step IS NOT NULL',
      [kind, subjectId],
    );
    return stored ? { ...stored, leftMs: null } : null;
  }
}

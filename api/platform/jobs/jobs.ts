import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock.js';
import { violatedUnique } from '../database/connection/driver-errors.js';
import { execute } from '../database/statements/execute.js';
import { newId } from '../database/statements/ids.js';
import { insertRow } from '../database/statements/insert-rows.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** All kinds of work outside requests. */
export type JobKind =
  | 'import upload'
  | 'import'
  | 'leave preview'
  | 'recredited leave'
  | 'job change'
  | 'payroll computation'
  | 'payroll payment';

/** The server that worked on it holds it no longer: it was taken over, or is no longer to be done. */
export class JobLost extends Error {
  constructor() {
    super('Another server has taken this job over.');
  }
}

/** The account and session that asked for a job. */
export interface JobOwner {
  ownerId: string | null;
  sessionId: string | null;
}

export interface NewJob extends Partial<JobOwner> {
  kind: JobKind;
  subjectId: string;
  /** How much it has to do, if that is known. */
  total?: number;
}

/** A job that the caller holds, for `leaseMs` from each renewal on. */
export interface Job extends JobOwner {
  kind: JobKind;
  subjectId: string;
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

export type JobHolder = Pick<Job, 'runner' | 'leaseMs'>;

const SELECT =
  'SELECT id, kind, subject_id AS subjectId, owner_id AS ownerId, session_id AS sessionId, attempts FROM job';
/** A lease that ends later than any server gives one is from before a clock was set back. */
const IS_FREE = '(runner IS NULL OR lease_expires_at NOT BETWEEN ? AND ?)';
const MAX_LEASE_MS = 5 * 60_000;

/** The one table of work outside requests: each statement is guarded, so that two servers never hold the same job. */
@Injectable()
export class Jobs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One of a kind for each subject. With a holder it is under way at once. */
  async add(
    manager: EntityManager,
    { kind, subjectId, ownerId = null, sessionId = null, total }: NewJob,
    holder?: JobHolder,
  ): Promise<Job> {
    const [id, now] = [newId(), this.clock.now()];
    const { runner = null, leaseMs = 0 } = holder ?? {};
    const attempts = holder ? 1 : 0;
    await insertRow(manager, 'job', {
      id,
      kind,
      subject_id: subjectId,
      owner_id: ownerId,
      session_id: sessionId,
      created_at: now,
      runner,
      lease_expires_at: now + leaseMs,
      attempts,
      done: total === undefined ? null : 0,
      total: total ?? null,
    });
    return { id, kind, subjectId, ownerId, sessionId, runner: runner ?? '', leaseMs, attempts };
  }

  /** That which has waited longest of those that no running server holds. */
  async claim(kind: JobKind, holder: JobHolder): Promise<Job | undefined> {
    const id = await this.free(kind);
    return id === undefined ? undefined : this.claimWhere('id = ?', [id], holder);
  }

  async isWaiting(kind: JobKind): Promise<boolean> {
    return (await this.free(kind)) !== undefined;
  }

  private async free(kind: JobKind): Promise<string | undefined> {
    const [free] = await this.work.read<{ id: string }>(
      `SELECT id FROM job WHERE kind = ? AND ${IS_FREE} ORDER BY lease_expires_at, id LIMIT 1`,
      [kind, ...this.leased()],
    );
    return free?.id;
  }

  /** Between which instants the lease of a job ends that a server holds. */
  private leased(): number[] {
    const now = this.clock.now();
    return [now, now + MAX_LEASE_MS];
  }

  /** That of a subject, if no running server holds it. */
  takeOver(kind: JobKind, subjectId: string, holder: JobHolder): Promise<Job | undefined> {
    return this.claimWhere('kind = ? AND subject_id = ?', [kind, subjectId], holder);
  }

  private claimWhere(which: string, values: string[], holder: JobHolder): Promise<Job | undefined> {
    return this.work.writeInNewTransaction(async (manager) => {
      const held = await execute(
        manager,
        `UPDATE job SET runner = ?, lease_expires_at = ?, attempts = attempts + 1 WHERE ${which} AND ${IS_FREE}`,
        [holder.runner, this.clock.now() + holder.leaseMs, ...values, ...this.leased()],
      );
      if (held === 0) return undefined;
      const [job] = await manager.query<Omit<Job, keyof JobHolder>[]>(
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
      'UPDATE job SET lease_expires_at = ?, step = COALESCE(?, step), done = COALESCE(?, done), total = COALESCE(?, total) WHERE id = ? AND runner = ?',
      [this.clock.now() + leaseMs, step, done, total, id, runner],
    );
    return renewed === 1;
  }

  /** Belongs into the unit of work that stores a step. Attempts are counted anew from there. */
  async storeStep(
    manager: EntityManager,
    { id, runner, leaseMs }: Job,
    done: number | null = null,
  ): Promise<void> {
    const held = await execute(
      manager,
      'UPDATE job SET lease_expires_at = ?, attempts = 1, done = COALESCE(?, done) WHERE id = ? AND runner = ?',
      [this.clock.now() + leaseMs, done, id, runner],
    );
    if (held !== 1) throw new JobLost();
  }

  /** Belongs into the unit of work that stores what came of it. */
  async finish(manager: EntityManager, { id, runner }: Job): Promise<void> {
    const sql = 'DELETE FROM job WHERE id = ? AND runner = ?';
    if ((await execute(manager, sql, [id, runner])) !== 1) throw new JobLost();
  }

  /** Any server goes on, after the jobs that wait already; this attempt does not count. */
  async release({ id, runner }: Job): Promise<void> {
    await this.work.writeInNewTransaction((manager) =>
      manager.query(
        'UPDATE job SET runner = NULL, lease_expires_at = ?, attempts = attempts - 1 WHERE id = ? AND runner = ?',
        [this.clock.now(), id, runner],
      ),
    );
  }

  /** Nobody works on it until then. */
  async pause({ id, runner }: Job, ms: number): Promise<void> {
    await this.work.writeInNewTransaction((manager) =>
      manager.query('UPDATE job SET lease_expires_at = ? WHERE id = ? AND runner = ?', [
        this.clock.now() + ms,
        id,
        runner,
      ]),
    );
  }

  /** Gives a job to each of these records that has none: an earlier version began them. */
  async adopt(kind: JobKind, underWay: string): Promise<void> {
    const records = await this.work.read<{ id: string }>(
      `SELECT r.id FROM (${underWay}) r WHERE NOT EXISTS (SELECT 1 FROM job j WHERE j.kind = ? AND j.subject_id = r.id)`,
      [kind],
    );
    for (const { id: subjectId } of records)
      await this.work
        .write((manager) => this.add(manager, { kind, subjectId }))
        .catch((error: unknown) => {
          // Another server has given it one meanwhile.
          if (violatedUnique(error) === undefined) throw error;
        });
  }

  async exists(manager: EntityManager, kind: JobKind, subjectId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT id FROM job WHERE kind = ? AND subject_id = ?',
      [kind, subjectId],
    );
    return rows.length > 0;
  }

  /** The server that works on it reads this when it renews its lease. */
  async requestCancel(manager: EntityManager, kind: JobKind, subjectId: string): Promise<void> {
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

  /** With a subject that is deleted or no longer under way: the server that works on it finds its job lost. */
  async remove(manager: EntityManager, kind: JobKind, subjectId: string): Promise<void> {
    await manager.query('DELETE FROM job WHERE kind = ? AND subject_id = ?', [kind, subjectId]);
  }

  /** As it was last stored, which another server may have done. */
  async progress(kind: JobKind, subjectId: string): Promise<JobProgress | null> {
    const [stored] = await this.work.read<Omit<JobProgress, 'leftMs'>>(
      'SELECT step, done, total FROM job WHERE kind = ? AND subject_id = ? AND step IS NOT NULL',
      [kind, subjectId],
    );
    return stored ? { ...stored, leftMs: null } : null;
  }
}

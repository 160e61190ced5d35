import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { Problem, refusal } from '../contract/problem.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { ImportFinished } from './import.events.js';
import { ImportRun } from './import-handler.js';
import { ImportJob } from './import.tables.js';
import { STATE_AFTER_FAILURE, ImportJobs } from './import-jobs.js';
import { ImportExecutor } from './import-executor.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';

const LEASE_MS = 30_000;
const HEARTBEAT_MS = 500;
const MAX_ATTEMPTS = 3;

/** A lease lets another instance take over after a crash. Repeating a step is safe: a check starts over, applying or undoing is one transaction. */
@Injectable()
export class ImportRunner {
  private readonly instanceId = newId();
  private readonly logger = new Logger('ImportRunner');
  private readonly periodic: PeriodicJob;
  private current?: { job: ImportJob; run: ImportRun };

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly executor: ImportExecutor,
    private readonly events: Events,
    periodicJobs: PeriodicJobs,
  ) {
    this.periodic = periodicJobs.add('imports', () => this.runAll());
    this.periodic.stopping.addEventListener('abort', () => this.current?.run.cancel());
  }

  wake(): void {
    this.periodic.wake();
  }

  progressOf(id: string): ImportRun['progress'] {
    return this.current?.job.id === id ? this.current.run.progress : null;
  }

  /** Stops a run of this instance; other instances read cancel_at at their next heartbeat. */
  cancel(id: string): void {
    if (this.current?.job.id === id) this.current.run.cancel();
  }

  private get stopped(): boolean {
    return this.periodic.stopping.aborted;
  }

  private async runAll(): Promise<void> {
    for (let job = await this.acquire(); job; job = await this.acquire()) await this.runJob(job);
  }

  private async acquire(): Promise<ImportJob | undefined> {
    if (this.stopped) return undefined;
    const now = this.clock.now();
    const available =
      "state IN ('Checking', 'Applying', 'Undoing') AND (runner IS NULL OR lease_expires_at < ?)";
    const [candidate] = await this.work.read<{ id: string }>(
      `SELECT id FROM import_job WHERE ${available} ORDER BY id LIMIT 1`,
      [now],
    );
    if (!candidate) return undefined;
    return this.work.writeInNewTransaction(async (manager) => {
      const sql = `UPDATE import_job SET runner = ?, lease_expires_at = ?, attempts = attempts + 1 WHERE id = ? AND ${available}`;
      const acquired = await execute(manager, sql, [
        this.instanceId,
        now + LEASE_MS,
        candidate.id,
        now,
      ]);
      return acquired === 1 ? this.jobs.find(candidate.id) : undefined;
    });
  }

  private async runJob(job: ImportJob): Promise<void> {
    const run = new ImportRun();
    this.current = { job, run };
    // The server may have begun to stop while the job was being acquired.
    if (this.stopped) run.cancel();
    const heartbeat = this.heartbeat(job, run);
    try {
      await run.advance(0);
      if (job.attempts > MAX_ATTEMPTS)
        throw new Problem('server.error', refusal('import.interrupted'));
      await this.executor.execute(job, run);
    } catch (error) {
      if (this.stopped) await this.release(job);
      else await this.fail(job, run, error);
    } finally {
      clearInterval(heartbeat);
      this.current = undefined;
    }
  }

  private heartbeat(job: ImportJob, run: ImportRun): NodeJS.Timeout {
    let busy = false;
    const renew = async () => {
      const [row] = await this.work.read<{ cancel_at: number | null; runner: string | null }>(
        'SELECT cancel_at, runner FROM import_job WHERE id = ?',
        [job.id],
      );
      if (row && (row.cancel_at !== null || row.runner !== this.instanceId)) run.cancel();
      const { step = null, done = null, total = null } = run.progress ?? {};
      const sql =
        'UPDATE import_job SET lease_expires_at = ?, step = ?, rows_done = ?, rows_total = ? WHERE id = ? AND runner = ?';
      await this.work.writeInNewTransaction((manager) =>
        manager.query(sql, [
          this.clock.now() + LEASE_MS,
          step,
          done,
          total,
          job.id,
          this.instanceId,
        ]),
      );
    };
    return setInterval(() => {
      if (busy) return;
      busy = true;
      renew()
        .catch(() => undefined)
        .finally(() => (busy = false));
    }, HEARTBEAT_MS);
  }

  private async fail(job: ImportJob, run: ImportRun, error: unknown): Promise<void> {
    const cancelled = refusal(
      job.state === 'Undoing' ? 'import.undo_cancelled' : 'import.cancelled',
    );
    const reason = run.cancelled ? cancelled : error instanceof Problem ? error.refusal : undefined;
    if (!reason)
      this.logger.error({
        msg: 'An import came to nothing.',
        import: job.id,
        reason: errorReason(error),
        reqId: job.requestId,
      });
    const state = STATE_AFTER_FAILURE[job.state] ?? job.state;
    await this.work
      .writeInNewTransaction(async (manager) => {
        await this.jobs.finish(manager, job, {
          state,
          fault: JSON.stringify(reason ?? refusal('import.failed')),
        });
        if (job.state === 'Applying' && !run.cancelled)
          await this.events.emit(new ImportFinished(job.id, job.name, job.appliedBy, false));
      })
      .catch(() => undefined);
  }

  /** On shutdown: releases the lease, so that another instance continues at once. */
  private async release(job: ImportJob): Promise<void> {
    await this.work
      .writeInNewTransaction((manager) =>
        manager.query(
          'UPDATE import_job SET runner = NULL, lease_expires_at = NULL, attempts = attempts - 1 WHERE id = ? AND runner = ?',
          [job.id, this.instanceId],
        ),
      )
      .catch(() => undefined);
  }
}

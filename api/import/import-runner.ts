import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { Problem } from '../contract/problem.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import type { PeriodicJob } from '../platform/database/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/database/periodic/periodic-jobs.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { ImportFinished } from './import.events.js';
import { ImportCancelled, ImportRun } from './import-run.js';
import { FAULT_MAX, ImportJob } from './import-job.entity.js';
import { BACK, ImportJobs } from './import-jobs.js';
import { ImportWork } from './import-work.js';

const TERM_MS = 30_000;
const BEAT_MS = 500;
const MOST_ATTEMPTS = 3;

/**
 * Carries out what was begun, beside all requests: one import at a time in each instance, taken by a guarded update that
 * expires, so that what a stopped server left behind is taken up by the next. Doing it again is harmless: a check
 * begins anew, applying and undoing are one transaction each.
 */
@Injectable()
export class ImportRunner {
  private readonly holder = newId();
  private readonly logger = new Logger('ImportRunner');
  private readonly periodic: PeriodicJob;
  private current?: { job: ImportJob; run: ImportRun };

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly imports: ImportWork,
    private readonly events: Events,
    periodicJobs: PeriodicJobs,
  ) {
    this.periodic = periodicJobs.add('imports', () => this.carryOutAll());
    this.periodic.stopping.addEventListener('abort', () => this.current?.run.cancel());
  }

  /** Looks for something to do, until there is nothing more. */
  wake(): void {
    this.periodic.wake();
  }

  /** How far an import is, if it is carried out here. */
  progressOf(id: string): ImportRun['progress'] {
    return this.current?.job.id === id ? this.current.run.progress : null;
  }

  /** Stops it at once if it is carried out here; other instances learn of it from its row. */
  cancel(id: string): void {
    if (this.current?.job.id === id) this.current.run.cancel();
  }

  private get stopped(): boolean {
    return this.periodic.stopping.aborted;
  }

  private async carryOutAll(): Promise<void> {
    for (let job = await this.take(); job; job = await this.take()) await this.carryOut(job);
  }

  private async take(): Promise<ImportJob | undefined> {
    if (this.stopped) return undefined;
    const now = this.clock.now();
    const free = "state IN ('Checking', 'Applying', 'Undoing') AND (runner IS NULL OR lease_expires_at < ?)";
    const [found] = await this.work.read<{ id: string }>(`SELECT id FROM import_job WHERE ${free} ORDER BY id LIMIT 1`, [now]);
    if (!found) return undefined;
    return this.work.writeInNewTransaction(async (manager) => {
      const sql = `UPDATE import_job SET runner = ?, lease_expires_at = ?, attempts = attempts + 1 WHERE id = ? AND ${free}`;
      const taken = await execute(manager, sql, [this.holder, now + TERM_MS, found.id, now]);
      return taken === 1 ? this.jobs.find(found.id) : undefined;
    });
  }

  private async carryOut(job: ImportJob): Promise<void> {
    const run = new ImportRun();
    this.current = { job, run };
    // Told to stop while it was being taken.
    if (this.stopped) run.cancel();
    const beat = this.beat(job, run);
    try {
      await run.advance(0);
      if (job.attempts > MOST_ATTEMPTS) throw new Problem('server.error', 'The server stopped several times during this. Nothing was stored.');
      await this.imports.carryOut(job, run);
    } catch (error) {
      if (this.stopped) await this.letGo(job);
      else await this.giveBack(job, run, error);
    } finally {
      clearInterval(beat);
      this.current = undefined;
    }
  }

  /** Says that it is still worked on and how far it is, and hears whether it shall stop. */
  private beat(job: ImportJob, run: ImportRun): NodeJS.Timeout {
    let busy = false;
    const say = async () => {
      const [row] = await this.work.read<{ cancel_at: number | null; runner: string | null }>('SELECT cancel_at, runner FROM import_job WHERE id = ?', [job.id]);
      if (row && (row.cancel_at !== null || row.runner !== this.holder)) run.cancel();
      const { step = null, done = null, total = null } = run.progress ?? {};
      const sql = 'UPDATE import_job SET lease_expires_at = ?, step = ?, rows_done = ?, rows_total = ? WHERE id = ? AND runner = ?';
      await this.work.writeInNewTransaction((manager) => manager.query(sql, [this.clock.now() + TERM_MS, step, done, total, job.id, this.holder]));
    };
    return setInterval(() => {
      if (busy) return;
      busy = true;
      say().catch(() => undefined).finally(() => (busy = false));
    }, BEAT_MS);
  }

  private async giveBack(job: ImportJob, run: ImportRun, error: unknown): Promise<void> {
    const expected = error instanceof Problem || error instanceof ImportCancelled || run.cancelled;
    if (!expected) this.logger.error({ msg: 'An import came to nothing.', import: job.id, reason: (error as Error).name, reqId: job.requestId });
    const fault = run.cancelled ? new ImportCancelled(job.state).message : expected ? (error as Error).message : 'Something went wrong in the system. Nothing was stored.';
    const state = BACK[job.state] ?? job.state;
    await this.work
      .writeInNewTransaction(async (manager) => {
        await this.jobs.finish(manager, job, { state, fault: fault.slice(0, FAULT_MAX) });
        if (job.state === 'Applying' && !run.cancelled) await this.events.emit(new ImportFinished(job.id, job.name, job.appliedBy, false));
      })
      .catch(() => undefined);
  }

  /** The server stops: the next one to look takes it up at once. */
  private async letGo(job: ImportJob): Promise<void> {
    await this.work
      .writeInNewTransaction((manager) => manager.query('UPDATE import_job SET runner = NULL, lease_expires_at = NULL, attempts = attempts - 1 WHERE id = ? AND runner = ?', [job.id, this.holder]))
      .catch(() => undefined);
  }
}

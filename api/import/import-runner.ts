import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Problem } from '../contract/problem.js';
import { execute } from '../database/execute.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Events } from '../events/events.js';
import { ImportFinished } from './import.events.js';
import { ImportCancelled, ImportRun } from './import-run.js';
import { FAULT_MAX, ImportJob } from './import-job.entity.js';
import { BACK, ImportJobs } from './import-jobs.js';
import { ImportWork } from './import-work.js';

const TERM_MS = 30_000;
const BEAT_MS = 500;
const LOOK_EVERY_MS = 10_000;
const MOST_TRIES = 3;

/**
 * Carries out what was begun, beside all requests: one import at a time in each instance, taken by a guarded update that
 * expires, so that what a stopped server left behind is taken up by the next. Doing it again is harmless: a check
 * begins anew, applying and undoing are one transaction each.
 */
@Injectable()
export class ImportRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly holder = newId();
  private readonly logger = new Logger('ImportRunner');
  private current?: { job: ImportJob; run: ImportRun };
  private looking?: Promise<void>;
  private lookAgain = false;
  private stopped = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly imports: ImportWork,
    private readonly events: Events,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.timer.unref();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    this.current?.run.cancel();
    await this.looking;
  }

  /** Looks for something to do, now and until there is nothing more. */
  wake(): void {
    if (this.stopped) return;
    this.lookAgain = true;
    this.looking ??= this.look().finally(() => (this.looking = undefined));
  }

  /** Resolves when nothing is under way in this instance. */
  async settled(): Promise<void> {
    await this.looking;
  }

  /** How far an import is, if it is carried out here. */
  progressOf(id: string): ImportRun['progress'] {
    return this.current?.job.id === id ? this.current.run.progress : null;
  }

  /** Stops it at once if it is carried out here; other instances learn of it from its row. */
  cancel(id: string): void {
    if (this.current?.job.id === id) this.current.run.cancel();
  }

  private async look(): Promise<void> {
    try {
      while (this.lookAgain && !this.stopped) {
        this.lookAgain = false;
        for (let job = await this.take(); job; job = await this.take()) await this.carryOut(job);
      }
    } catch (error) {
      this.logger.warn(`Imports could not be looked for: ${(error as Error).name}`);
    }
  }

  private async take(): Promise<ImportJob | undefined> {
    if (this.stopped) return undefined;
    const now = this.clock.now();
    const free = "state IN ('Checking', 'Applying', 'Undoing') AND (runner IS NULL OR runner_until < ?)";
    const [found] = await this.work.read<{ id: string }>(`SELECT id FROM import_job WHERE ${free} ORDER BY id LIMIT 1`, [now]);
    if (!found) return undefined;
    return this.work.writeApart(async (manager) => {
      const sql = `UPDATE import_job SET runner = ?, runner_until = ?, tries = tries + 1 WHERE id = ? AND ${free}`;
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
      if (job.tries > MOST_TRIES) throw new Problem('server.error', 'The server stopped several times during this. Nothing was stored.');
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
      const sql = 'UPDATE import_job SET runner_until = ?, step = ?, rows_done = ?, rows_total = ? WHERE id = ? AND runner = ?';
      await this.work.writeApart((manager) => manager.query(sql, [this.clock.now() + TERM_MS, step, done, total, job.id, this.holder]));
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
      .writeApart(async (manager) => {
        await this.jobs.finish(manager, job, { state, fault: fault.slice(0, FAULT_MAX) });
        if (job.state === 'Applying' && !run.cancelled) await this.events.emit(new ImportFinished(job.id, job.name, job.appliedBy, false));
      })
      .catch(() => undefined);
  }

  /** The server stops: the next one to look takes it up at once. */
  private async letGo(job: ImportJob): Promise<void> {
    await this.work
      .writeApart((manager) => manager.query('UPDATE import_job SET runner = NULL, runner_until = NULL, tries = tries - 1 WHERE id = ? AND runner = ?', [job.id, this.holder]))
      .catch(() => undefined);
  }
}

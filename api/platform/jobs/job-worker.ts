import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { errorReason } from '../database/connection/driver-errors.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import type { PeriodicJob, Round } from '../periodic/periodic-job.js';
import { PeriodicJobs, type ScheduleName } from '../periodic/periodic-jobs.js';
import { JobRun } from './job-run.js';
import { Jobs, type Job, type JobProgress } from './jobs.js';

const LEASE_MS = 30_000;
const HEARTBEAT_MS = 500;
const MAX_ATTEMPTS = 3;

/** Servers stopped in the middle of it, again and again. */
export class JobInterrupted extends Error {}

export interface JobHandler {
  /** Repeatable: another server begins it again after a crash. Ends with `jobs.finish` in the unit of work that stores its result. */
  run(run: JobRun): Promise<void>;
  /** Stores why nothing came of it; the same unit of work ends the job. */
  fail(manager: EntityManager, run: JobRun, error: unknown): Promise<void>;
}

/** Works on the jobs of one kind, one after the other. */
export class JobWorker {
  private readonly runner = newId();
  private readonly logger = new Logger('JobWorker');
  private readonly periodic: PeriodicJob;
  private current?: JobRun;

  constructor(
    private readonly kind: string,
    private readonly handler: JobHandler,
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    addPeriodic: (round: Round) => PeriodicJob,
  ) {
    this.periodic = addPeriodic(() => this.runAll());
    this.periodic.stopping.addEventListener('abort', () => this.current?.cancel());
  }

  wake(): void {
    this.periodic.wake();
  }

  progressOf(subjectId: string): JobProgress | null {
    return this.current?.job.subjectId === subjectId ? this.current.progress : null;
  }

  /** At once if it runs here; `Jobs.requestCancel` reaches other servers. */
  cancel(subjectId: string): void {
    if (this.current?.job.subjectId === subjectId) this.current.cancel();
  }

  private get stopped(): boolean {
    return this.periodic.stopping.aborted;
  }

  private async runAll(): Promise<void> {
    const holder = { runner: this.runner, leaseMs: LEASE_MS };
    while (!this.stopped) {
      const job = await this.jobs.claim(this.kind, holder);
      if (!job) return;
      await this.runJob(job);
    }
  }

  private async runJob(job: Job): Promise<void> {
    const run = new JobRun(job);
    this.current = run;
    // The server may have begun to stop while the job was being claimed.
    if (this.stopped) run.cancel();
    const heartbeat = this.heartbeat(run);
    try {
      await run.advance(0);
      if (job.attempts > MAX_ATTEMPTS) throw new JobInterrupted();
      await this.handler.run(run);
    } catch (error) {
      const ended = this.stopped
        ? this.jobs.release(job)
        : this.work.writeInNewTransaction(async (manager) => {
            await this.jobs.finish(manager, job);
            await this.handler.fail(manager, run, error);
          });
      await ended.catch((failure: unknown) => this.giveUp(job, failure));
    } finally {
      clearInterval(heartbeat);
      this.current = undefined;
    }
  }

  /** Another server holds it, or its end could not be stored: it is tried again, but after three attempts removed. */
  private async giveUp(job: Job, failure: unknown): Promise<void> {
    this.logger.warn({
      msg: 'The end of a job could not be stored.',
      kind: this.kind,
      subject: job.subjectId,
      reason: errorReason(failure),
    });
    if (job.attempts > MAX_ATTEMPTS)
      await this.work
        .writeInNewTransaction((manager) => this.jobs.finish(manager, job))
        .catch(() => undefined);
  }

  private heartbeat(run: JobRun): NodeJS.Timeout {
    let busy = false;
    const renew = async () => {
      if (await this.jobs.isCancelRequested(run.job)) run.cancel();
      const held = await this.work.writeInNewTransaction((manager) =>
        this.jobs.renew(manager, run.job, run.progress),
      );
      if (!held) run.cancel();
    };
    return setInterval(() => {
      if (busy) return;
      busy = true;
      renew()
        .catch(() => undefined)
        .finally(() => (busy = false));
    }, HEARTBEAT_MS);
  }
}

/** Makes the worker of each kind. */
@Injectable()
export class JobWorkers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly periodicJobs: PeriodicJobs,
  ) {}

  add(kind: string, schedule: ScheduleName, handler: JobHandler): JobWorker {
    return new JobWorker(kind, handler, this.work, this.jobs, (round) =>
      this.periodicJobs.add(schedule, round),
    );
  }
}

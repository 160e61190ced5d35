import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../contract/problem.js';
import { errorReason } from '../database/connection/driver-errors.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import type { PeriodicJob, Round } from '../periodic/periodic-job.js';
import { PeriodicJobs } from '../periodic/periodic-jobs.js';
import { JobRun } from './job-run.js';
import { JobLost, Jobs, type Job, type JobKind, type JobProgress, type NewJob } from './jobs.js';

const LEASE_MS = 30_000;
const HEARTBEAT_MS = 500;
const MAX_ATTEMPTS = 3;
/** Less than the time between two rounds, so that the next one tries again. */
const PAUSE_MS = 8_000;

/** Servers stopped in the middle of it, again and again. */
export class JobInterrupted extends Error {}

export interface JobHandler {
  /**
   * The job, or its next step: then it answers 'more' until the last. Repeatable: another server begins it again after a crash. The unit of work that
   * stores its result calls `run.finish`, or `run.storeStep` if there is more to do.
   */
  run(run: JobRun): Promise<'more' | void>;
  /** Stores why nothing came of it; the same unit of work ends the job. */
  fail?(manager: EntityManager, run: JobRun, error: unknown): Promise<void>;
  /** How often it is tried again after an error; a refusal ends it. */
  readonly retries?: number;
  /** Selects the `id` of each record that is under way: one without a job, such as those of earlier versions, gets one. */
  readonly underWay?: string;
}

type JobOptions = Omit<NewJob, 'kind' | 'subjectId'>;

/** Works on the jobs of one kind in turn, a step of each, so that a small one does not wait for a large one. */
export class JobWorker {
  private readonly runner = newId();
  private readonly logger = new Logger('JobWorker');
  private readonly periodic: PeriodicJob;
  private current?: JobRun;

  constructor(
    private readonly kind: JobKind,
    private readonly handler: JobHandler,
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
    addPeriodic: (round: Round) => PeriodicJob,
  ) {
    this.periodic = addPeriodic(() => this.runAll());
    this.periodic.stopping.addEventListener('abort', () => this.current?.cancel());
  }

  /** Belongs into the unit of work from which on the subject is under way. */
  async begin(manager: EntityManager, subjectId: string, job: JobOptions = {}): Promise<void> {
    await this.jobs.add(manager, { kind: this.kind, subjectId, ...job });
    this.work.afterCommit(() => this.wake());
  }

  /** As `begin`, where a job of the subject may be under way already. */
  async beginOnce(manager: EntityManager, subjectId: string): Promise<void> {
    if (!(await this.jobs.exists(manager, this.kind, subjectId)))
      await this.begin(manager, subjectId);
  }

  /** As `begin`, claimed at once for the request that works on it by `runHere`. */
  beginHere(manager: EntityManager, subjectId: string, job: JobOptions = {}): Promise<Job> {
    const holder = { runner: newId(), leaseMs: LEASE_MS };
    return this.jobs.add(manager, { kind: this.kind, subjectId, ...job }, holder);
  }

  /** All its steps, in the unit of work of the caller if there is one. Another server goes on with it if this one is killed. */
  async runHere(job: Job): Promise<void> {
    const run = new JobRun(job, this.jobs);
    try {
      while ((await this.handler.run(run)) === 'more') await run.advance(0);
    } catch (error) {
      // A repeated request has the job of the first, which has ended it meanwhile.
      if (error instanceof JobLost) return;
      await this.jobs.release(job);
      throw error;
    }
  }

  /** With a subject that is deleted or no longer under way. */
  remove(manager: EntityManager, subjectId: string): Promise<void> {
    return this.jobs.remove(manager, this.kind, subjectId);
  }

  wake(): void {
    this.periodic.wake();
  }

  /** One round, now. */
  round(): Promise<void> {
    return this.periodic.run();
  }

  /** From memory if it runs here, otherwise as its server has stored it. */
  async progressOf(subjectId: string): Promise<JobProgress | null> {
    return this.running(subjectId)?.progress ?? (await this.jobs.progress(this.kind, subjectId));
  }

  /** At once if it runs here: while SQLite has its transaction open, the stored request waits, which reaches other servers. */
  async cancel(subjectId: string): Promise<void> {
    this.running(subjectId)?.cancel();
    await this.work.write((manager) => this.jobs.requestCancel(manager, this.kind, subjectId));
  }

  private running(subjectId: string): JobRun | undefined {
    return this.current?.job.subjectId === subjectId ? this.current : undefined;
  }

  private get stopped(): boolean {
    return this.periodic.stopping.aborted;
  }

  private async runAll(): Promise<void> {
    const { underWay } = this.handler;
    if (underWay) await this.jobs.adopt(this.kind, underWay);
    const holder = { runner: this.runner, leaseMs: LEASE_MS };
    while (!this.stopped) {
      const job = await this.jobs.claim(this.kind, holder);
      if (!job) return;
      await this.runJob(job);
    }
  }

  private async runJob(job: Job): Promise<void> {
    const run = new JobRun(job, this.jobs);
    this.current = run;
    // The server may have begun to stop while the job was being claimed.
    if (this.stopped) run.cancel();
    const heartbeat = this.heartbeat(run);
    try {
      await run.advance(0);
      if (job.attempts > Math.max(MAX_ATTEMPTS, this.retries + 1)) throw new JobInterrupted();
      await this.runSteps(run);
    } catch (error) {
      await this.end(run, error).catch((failure: unknown) => this.giveUp(job, failure));
    } finally {
      clearInterval(heartbeat);
      this.current = undefined;
    }
  }

  private async runSteps(run: JobRun): Promise<void> {
    while ((await this.handler.run(run)) === 'more') {
      run.job.attempts = 1;
      await run.advance(0);
      if (await this.jobs.isWaiting(this.kind)) return this.jobs.release(run.job);
    }
  }

  private async end(run: JobRun, error: unknown): Promise<void> {
    if (error instanceof JobLost) return;
    const { job } = run;
    if (this.stopped) return this.jobs.release(job);
    const isFinal = run.cancelled || error instanceof Problem || job.attempts > this.retries;
    if (!isFinal) {
      this.warn('A job failed and is tried again.', job, error);
      return this.jobs.pause(job, PAUSE_MS);
    }
    await this.work.writeInNewTransaction(async (manager) => {
      await this.jobs.finish(manager, job);
      await this.handler.fail?.(manager, run, error);
    });
  }

  /** Its end could not be stored: it is tried again. After three attempts it is removed, unless its subject would be under way for ever. */
  private async giveUp(job: Job, failure: unknown): Promise<void> {
    if (failure instanceof JobLost) return;
    this.warn('The end of a job could not be stored.', job, failure);
    if (job.attempts > MAX_ATTEMPTS && !this.handler.underWay)
      await this.work
        .writeInNewTransaction((manager) => this.jobs.finish(manager, job))
        .catch(() => undefined);
  }

  private warn(msg: string, { subjectId: subject }: Job, error: unknown): void {
    this.logger.warn({ msg, kind: this.kind, subject, reason: errorReason(error) });
  }

  private get retries(): number {
    return this.handler.retries ?? 0;
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

  add(kind: JobKind, handler: JobHandler): JobWorker {
    return new JobWorker(kind, handler, this.work, this.jobs, (round) =>
      this.periodicJobs.add('jobs', round, kind),
    );
  }
}

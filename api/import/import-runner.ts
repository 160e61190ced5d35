import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../audit/audit.js';
import type { ImportStep } from '../contract/imports/imports.js';
import { Problem, refusal, type Refusal } from '../contract/problem.js';
import {
  JobInterrupted,
  JobWorkers,
  type JobHandler,
  type JobWorker,
} from '../platform/jobs/job-worker.js';
import type { JobProgress } from '../platform/jobs/jobs.js';
import type { PayReader } from '../pay-access-log/pay-access-log.js';
import { Clock } from '../platform/config/clock.js';
import { Events } from '../platform/events/events.js';
import { ImportFinished } from './import.events.js';
import type { ImportJob } from './import.tables.js';
import { STATE_AFTER_FAILURE, ImportJobs } from './import-jobs.js';
import { ImportApplication } from './import-application.js';
import { ImportCheck } from './import-check.js';
import type { ImportRun } from './import-handler.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';

export type ImportActor = AuditActor & PayReader & { sessionId?: string };

/** Checks, applies and undoes files. A check starts over after a crash; applying and undoing are one transaction each. */
@Injectable()
export class ImportRunner implements JobHandler {
  private readonly logger = new Logger('ImportRunner');
  private readonly worker: JobWorker;

  constructor(
    private readonly clock: Clock,
    private readonly imports: ImportJobs,
    private readonly check: ImportCheck,
    private readonly application: ImportApplication,
    private readonly events: Events,
    workers: JobWorkers,
  ) {
    this.worker = workers.add('import', this);
  }

  /** The next step of an import, which goes on outside the request. */
  async begin(
    manager: EntityManager,
    { accountId: ownerId, requestId, ...actor }: ImportActor,
    id: string,
    state: 'Checking' | 'Applying' | 'Undoing',
    changes: Partial<ImportJob>,
  ): Promise<void> {
    const [startedAt, sessionId] = [this.clock.now(), actor.sessionId ?? null];
    await this.imports.begin(manager, id, state, { startedAt, sessionId, requestId, ...changes });
    await this.worker.begin(manager, id, { ownerId, sessionId });
  }

  wake(): void {
    this.worker.wake();
  }

  cancel(id: string): Promise<void> {
    return this.worker.cancel(id);
  }

  progressOf(id: string): Promise<JobProgress<ImportStep> | null> {
    return this.worker.progressOf(id) as Promise<JobProgress<ImportStep> | null>;
  }

  async run(run: ImportRun): Promise<void> {
    const job = await this.imports.find(run.job.subjectId);
    if (job.state === 'Checking') return this.check.run(job, run);
    return job.state === 'Applying'
      ? this.application.apply(job, run)
      : this.application.undo(job, run);
  }

  async fail(manager: EntityManager, run: ImportRun, error: unknown): Promise<void> {
    const job = await this.imports.find(run.job.subjectId);
    const reason = run.cancelled ? cancelled(job) : refusalOf(error);
    if (!reason)
      this.logger.error({
        msg: 'An import came to nothing.',
        import: job.id,
        reason: errorReason(error),
        reqId: job.requestId,
      });
    await this.imports.store(manager, job, {
      state: STATE_AFTER_FAILURE[job.state] ?? job.state,
      fault: JSON.stringify(reason ?? refusal('import.failed')),
    });
    if (job.state === 'Applying' && !run.cancelled)
      await this.events.emit(new ImportFinished(job.id, job.name, job.appliedBy, false));
  }
}

function cancelled({ state }: ImportJob): Refusal {
  return refusal(state === 'Undoing' ? 'import.undo_cancelled' : 'import.cancelled');
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof JobInterrupted) return refusal('import.interrupted');
  return error instanceof Problem ? error.refusal : undefined;
}

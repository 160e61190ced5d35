import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportStep } from '../contract/imports/imports.js';
import { Problem, refusal, type Refusal } from '../contract/problem.js';
import {
  JobInterrupted,
  JobWorkers,
  type JobHandler,
  type JobWorker,
} from '../platform/jobs/job-worker.js';
import { Jobs, type JobOwner, type JobProgress } from '../platform/jobs/jobs.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { ImportFinished } from './import.events.js';
import type { ImportJob } from './import.tables.js';
import { STATE_AFTER_FAILURE, ImportJobs } from './import-jobs.js';
import { ImportExecutor } from './import-executor.js';
import type { ImportRun } from './import-handler.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';

const KIND = 'import';

/** Checks, applies and undoes files. A check starts over after a crash; applying and undoing are one transaction each. */
@Injectable()
export class ImportRunner implements JobHandler {
  private readonly logger = new Logger('ImportRunner');
  private readonly worker: JobWorker;

  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: ImportJobs,
    private readonly executor: ImportExecutor,
    private readonly events: Events,
    private readonly jobs: Jobs,
    workers: JobWorkers,
  ) {
    this.worker = workers.add(KIND, 'imports', this);
  }

  async start(manager: EntityManager, subjectId: string, owner: JobOwner): Promise<void> {
    await this.jobs.add(manager, { kind: KIND, subjectId, ...owner });
    this.work.afterCommit(() => this.wake());
  }

  wake(): void {
    this.worker.wake();
  }

  /** On this server from memory: while an import is being applied, SQLite makes the stored request wait. */
  async cancel(id: string): Promise<void> {
    this.worker.cancel(id);
    await this.work.write((manager) => this.jobs.requestCancel(manager, KIND, id));
  }

  async progressOf(id: string): Promise<JobProgress<ImportStep> | null> {
    const progress = this.worker.progressOf(id) ?? (await this.jobs.progress(KIND, id));
    return progress as JobProgress<ImportStep> | null;
  }

  async run(run: ImportRun): Promise<void> {
    await this.executor.execute(await this.imports.find(run.job.subjectId), run);
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
    await this.imports.finish(manager, job, {
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

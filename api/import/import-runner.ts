import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../audit/audit.js';
import type { ImportStep } from '../contract/imports/imports.js';
import { Problem, refusal, type Refusal } from '../contract/problem.js';
import type { PayReader } from '../pay-access-log/pay-access-log.js';
import { Clock } from '../platform/config/clock.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';
import { Events } from '../platform/events/events.js';
import {
  JobInterrupted,
  JobWorkers,
  type JobHandler,
  type JobWorker,
} from '../platform/jobs/job-worker.js';
import type { JobProgress } from '../platform/jobs/jobs.js';
import { ImportApplication } from './import-application.js';
import { ImportCheck } from './import-check.js';
import type { ImportRun } from './import-handler.js';
import { ImportFinished } from './import.events.js';
import type { StoredImport } from './import.tables.js';
import { STATE_AFTER_FAILURE, StoredImports } from './stored-imports.js';

export type ImportActor = AuditActor & PayReader & { sessionId?: string };

/** Checks, applies and undoes files. A check starts over after a crash; applying and undoing are one transaction each. */
@Injectable()
export class ImportRunner implements JobHandler {
  private readonly logger = new Logger('ImportRunner');
  private readonly worker: JobWorker;

  constructor(
    private readonly clock: Clock,
    private readonly storedImports: StoredImports,
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
    changes: Partial<StoredImport>,
  ): Promise<void> {
    const [startedAt, sessionId] = [this.clock.now(), actor.sessionId ?? null];
    await this.storedImports.begin(manager, id, state, {
      startedAt,
      sessionId,
      requestId,
      ...changes,
    });
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
    const stored = await this.storedImports.find(run.job.subjectId);
    if (stored.state === 'Checking') return this.check.run(stored, run);
    return stored.state === 'Applying'
      ? this.application.apply(stored, run)
      : this.application.undo(stored, run);
  }

  async fail(manager: EntityManager, run: ImportRun, error: unknown): Promise<void> {
    const stored = await this.storedImports.find(run.job.subjectId);
    const reason = run.cancelled ? cancelled(stored) : refusalOf(error);
    if (!reason)
      this.logger.error({
        msg: 'An import came to nothing.',
        import: stored.id,
        reason: errorReason(error),
        reqId: stored.requestId,
      });
    await this.storedImports.store(manager, stored, {
      state: STATE_AFTER_FAILURE[stored.state] ?? stored.state,
      fault: JSON.stringify(reason ?? refusal('import.failed')),
    });
    if (stored.state === 'Applying' && !run.cancelled)
      await this.events.emit(new ImportFinished(stored.id, stored.name, stored.appliedBy, false));
  }
}

function cancelled({ state }: StoredImport): Refusal {
  return refusal(state === 'Undoing' ? 'import.undo_cancelled' : 'import.cancelled');
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof JobInterrupted) return refusal('import.interrupted');
  return error instanceof Problem ? error.refusal : undefined;
}

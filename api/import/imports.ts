import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { ImportRecord } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import { Company } from '../platform/config/company.js';
import { execute } from '../platform/database/statements/execute.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ImportedOpeningTotals } from './apply/imported-opening-totals.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportHandlers } from './import-handlers.js';
import type { ImportJob } from './import.tables.js';
import { ImportJobs } from './import-jobs.js';
import { importRecord } from './import-record.js';
import { ImportRunner, type ImportActor } from './import-runner.js';

/** Larger imports are counted only when opened: counting their changes would slow the list down. */
const MAX_ROWS_COUNTED_IN_LIST = 2_000;

@Injectable()
export class Imports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: ImportJobs,
    private readonly handlers: ImportHandlers,
    private readonly runner: ImportRunner,
    private readonly company: Company,
    private readonly openings: ImportedOpeningTotals,
    private readonly pay: ImportPayAccess,
    private readonly audit: Audit,
  ) {}

  async list(
    actor: ImportActor,
    from: number,
    to: number,
  ): Promise<{ imports: ImportRecord[]; total: number }> {
    const { jobs, total } = await this.jobs.list(from, to);
    // Guesses are not applied; whose pay an applied file has changed is recorded where it is shown.
    this.pay.recordCounts(
      actor,
      ...jobs.filter(({ state }) => state !== 'Applied' && state !== 'Undone'),
    );
    return {
      imports: await Promise.all(
        jobs.map((job) => this.record(job, job.rowCount <= MAX_ROWS_COUNTED_IN_LIST)),
      ),
      total,
    };
  }

  async get(actor: ImportActor, id: string): Promise<ImportRecord> {
    const job = await this.jobs.find(id);
    this.pay.recordCounts(actor, job);
    return this.record(job);
  }

  async remove(actor: ImportActor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const job = await this.jobs.find(id);
      if (!['Uploaded', 'Checked'].includes(job.state))
        throw new Problem('import.not_now', refusal('import.not_removable'));
      await this.handlers.discard(manager, job);
      const removed = await execute(
        manager,
        "DELETE FROM import_job WHERE id = ? AND state IN ('Uploaded', 'Checked')",
        [id],
      );
      if (removed === 0) throw new Problem('import.not_now', refusal('import.changed_meanwhile'));
      const before = { kind: job.kind, fileName: job.fileName };
      await this.audit.record(actor, {
        action: 'import.remove',
        subject: 'import',
        id,
        name: job.name,
        before,
      });
    });
  }

  private async record(job: ImportJob, withCounts = true): Promise<ImportRecord> {
    const handler = withCounts && job.state === 'Applied' ? this.handlers.of(job.kind) : undefined;
    return importRecord(job, this.company.currency, {
      openings: withCounts && job.newRows !== null ? await this.openings.read(job.id) : [],
      progress: isUnderWay(job) ? await this.runner.progressOf(job.id) : null,
      invitations: (await handler?.invitations?.(job)) ?? null,
      changedSince: (await handler?.writer.changedSince(job)) ?? null,
    });
  }
}

function isUnderWay({ state }: ImportJob): boolean {
  return state === 'Checking' || state === 'Applying' || state === 'Undoing';
}

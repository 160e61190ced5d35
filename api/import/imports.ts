import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../audit/audit.js';
import type { PayReader } from '../pay-access-log/pay-access-log.js';
import { Clock } from '../platform/config/clock.js';
import { Company } from '../platform/config/company.js';
import type { ImportColumn, ImportMapping, ImportRecord } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import { execute } from '../platform/database/statements/execute.js';
import { UnitOfWork, lockRecord } from '../platform/database/transaction/unit-of-work.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportedOpeningTotals } from './apply/imported-opening-totals.js';
import type { ImportApplyDto } from './import.dto.js';
import type { ImportJob } from './import.tables.js';
import { ImportJobs, WITHOUT_CHECK } from './import-jobs.js';
import { columnsOf, importRecord, instant } from './import-record.js';
import { ImportRunner } from './import-runner.js';
import { ImportExecutor } from './import-executor.js';
import { MappingChoices } from './file/mapping-choices.js';
import { requireUsable } from './file/mapping-validation.js';
import { SavedMappings } from './file/saved-mappings.js';

type ImportActor = AuditActor & PayReader & { sessionId?: string };

/** Larger imports are counted only when opened: counting their changes would slow the list down. */
const MAX_ROWS_COUNTED_IN_LIST = 2_000;

@Injectable()
export class Imports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly executor: ImportExecutor,
    private readonly runner: ImportRunner,
    private readonly mappings: SavedMappings,
    private readonly company: Company,
    private readonly choices: MappingChoices,
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

  check(
    actor: ImportActor,
    id: string,
    mapping: ImportMapping,
    saveAs: string | null | undefined,
  ): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      // Another row of headings may be chosen meanwhile.
      await lockRecord(manager, 'import_job', id);
      const job = await this.jobs.find(id);
      const { currency } = this.company;
      requireUsable(job.kind, mapping, columnsOf(job).columns, {
        currency,
        today: this.clock.today(),
        choices: await this.choices.read(),
      });
      await this.begin(manager, actor, id, 'Checking', {
        mapping: JSON.stringify(mapping),
        currency,
        checkedBy: actor.accountId,
        checkedByName: actor.name,
        ...WITHOUT_CHECK,
      });
      // Each file is asked about its own currency, and what its balances mean.
      if (saveAs)
        await this.mappings.save(manager, actor, {
          kind: job.kind,
          name: saveAs,
          mapping: { ...mapping, currency: null, balanceMeaning: null },
          headings: headingsOf(columnsOf(job).columns),
        });
      return this.get(actor, id);
    });
  }

  /** `startedAt` is that of the check which the admin has seen: another one may be of another mapping, which the password was not given for. */
  apply(
    actor: ImportActor,
    id: string,
    { name, startedAt }: ImportApplyDto,
  ): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'import_job', id);
      const job = await this.jobs.find(id);
      // A refusal tells that nothing would change.
      this.pay.recordCounts(actor, job);
      if (job.state === 'Checked' && (job.newRows ?? 0) + (job.changedRows ?? 0) === 0) {
        throw new Problem('import.not_now', refusal('import.nothing_changes'));
      }
      if (job.state === 'Checked' && asksForMeaning(job))
        throw new Problem('import.not_now', refusal('import.balances_open'));
      const isSeen = startedAt
        ? job.startedAt !== null && instant(job.startedAt) === startedAt
        : job.sessionId === (actor.sessionId ?? null);
      if (job.state === 'Checked' && !isSeen)
        throw new Problem('import.stale', refusal('import.checked_again'));
      await this.begin(manager, actor, id, 'Applying', {
        appliedBy: actor.accountId,
        appliedByName: actor.name,
        ...(name && { name }),
      });
      return this.get(actor, id);
    });
  }

  undo(actor: ImportActor, id: string): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      await this.begin(manager, actor, id, 'Undoing', {
        undoneBy: actor.accountId,
        undoneByName: actor.name,
      });
      return this.get(actor, id);
    });
  }

  async cancel(actor: ImportActor, id: string): Promise<ImportRecord> {
    await this.runner.cancel(id);
    return this.get(actor, id);
  }

  async remove(actor: ImportActor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const job = await this.jobs.find(id);
      if (!['Uploaded', 'Checked'].includes(job.state))
        throw new Problem('import.not_now', refusal('import.not_removable'));
      await this.executor.discard(manager, job);
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

  private async begin(
    manager: EntityManager,
    actor: ImportActor,
    id: string,
    state: 'Checking' | 'Applying' | 'Undoing',
    changes: Partial<ImportJob>,
  ): Promise<void> {
    const [startedAt, sessionId] = [this.clock.now(), actor.sessionId ?? null];
    const { accountId, requestId } = actor;
    await this.jobs.begin(manager, id, state, { startedAt, sessionId, requestId, ...changes });
    await this.runner.start(manager, id, { ownerId: accountId, sessionId });
  }

  private async record(job: ImportJob, withCounts = true): Promise<ImportRecord> {
    const handler =
      withCounts && job.state === 'Applied' ? this.executor.handlerOf(job.kind) : undefined;
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

function asksForMeaning({ balanceQuestion, mapping }: ImportJob): boolean {
  const { balanceMeaning } = JSON.parse(mapping ?? '{}') as Partial<ImportMapping>;
  return balanceQuestion !== null && !balanceMeaning;
}

function headingsOf(columns: ImportColumn[]): string[] {
  return columns.map(({ heading }) => heading);
}

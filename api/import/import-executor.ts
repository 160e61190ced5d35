import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { Clock } from '../platform/config/clock.js';
import { storesAmounts } from '../contract/company/currencies.js';
import type { ImportKind, ImportMapping } from '../contract/imports/imports.js';
import type { RowMessageKey } from '../contract/imports/row-messages.js';
import { Problem, refusal } from '../contract/problem.js';
import { enabledAdmins } from '../employee/enabled-admins.js';
import { problemOf } from '../platform/database/transaction/conflicts.js';
import { isSerializationFailure } from '../platform/database/connection/driver-errors.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { WaitingUpkeep } from '../leave/waiting/waiting-upkeep.js';
import { Jobs, type JobOwner } from '../platform/jobs/jobs.js';
import { Events } from '../platform/events/events.js';
import { BalanceImport } from './apply/balance-import.js';
import { ComparedPay } from './apply/compared-pay.js';
import { EmployeeImport } from './apply/employee-import.js';
import { ImportAudit } from './apply/import-audit.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportFinished } from './import.events.js';
import type { ImportJob } from './import.tables.js';
import { ImportJobs } from './import-jobs.js';
import { isWarned, type ImportHandler, type ImportRun } from './import-handler.js';
import { ImportRows } from './import-rows.js';
import {
  changedSinceCheck,
  changedSinceImport,
  undoConflict,
  tooBusy,
} from './apply/import-problems.js';
import { LeaveImport } from './apply/leave-import.js';
import { SalaryImport } from './apply/salary-import.js';

@Injectable()
export class ImportExecutor {
  private readonly handlers: Record<ImportKind, ImportHandler>;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly waiting: WaitingUpkeep,
    private readonly imports: ImportJobs,
    private readonly jobs: Jobs,
    private readonly rows: ImportRows,
    private readonly currency: CurrencyInUse,
    private readonly importAudit: ImportAudit,
    private readonly pay: ImportPayAccess,
    employees: EmployeeImport,
    salaries: SalaryImport,
    leaves: LeaveImport,
    balances: BalanceImport,
  ) {
    this.handlers = { employees, salaries, leaves, balances };
  }

  handlerOf(kind: ImportKind): ImportHandler {
    return this.handlers[kind];
  }

  async discard(manager: EntityManager, { id, kind }: ImportJob): Promise<void> {
    await this.handlerOf(kind).writer.discard(manager, id);
    await this.rows.delete(manager, id);
  }

  execute(job: ImportJob, run: ImportRun): Promise<void> {
    if (job.state === 'Checking') return this.check(job, run);
    return job.state === 'Applying' ? this.apply(job, run) : this.undo(job, run);
  }

  /** Commits batch by batch so that other writers do not wait; an interrupted check starts over. */
  private async check(job: ImportJob, run: ImportRun): Promise<void> {
    const handler = this.handlerOf(job.kind);
    await this.work.write((manager) => this.rows.deleteChecked(manager, job.id));
    await this.work.write((manager) => handler.writer.discard(manager, job.id));
    const counts = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
    const remarks = new Map<RowMessageKey, number>();
    const compared = new ComparedPay();
    let warnedRows = 0;
    const checker = await handler.checker(job, (numbers) => this.rows.numbered(job, numbers));
    run.begin('checking', job.rowCount * 2);
    await checker.prepare(this.batchesWithProgress(job, run));
    for await (const batch of this.rows.batches(job)) {
      const checked = await checker.check(batch);
      await this.pay.compare(job, checked, compared);
      warnedRows += checked.filter(isWarned).length;
      for (const { result, notes } of checked) {
        counts[result]++;
        if (result !== 'repeated')
          for (const { key } of notes) remarks.set(key, (remarks.get(key) ?? 0) + 1);
      }
      await this.work.writeInNewTransaction(async (manager) => {
        await this.rows.storeChecked(manager, job.id, checked);
        await checker.stage(manager);
      });
      await run.advance(batch.length);
    }
    await this.work.writeInNewTransaction(async (manager) => {
      const departments = JSON.stringify(await checker.finish(manager));
      const {
        new: newRows,
        changed: changedRows,
        unchanged: unchangedRows,
        repeated: repeatedRows,
        refused: refusedRows,
      } = counts;
      await this.pay.recordCheck(manager, job, compared);
      await this.finish(manager, job, run, {
        state: 'Checked',
        comparedPay: JSON.stringify(compared),
        departments,
        balanceQuestion: checker.balanceQuestion ? JSON.stringify(checker.balanceQuestion) : null,
        remarks: JSON.stringify(Object.fromEntries(remarks)),
        newRows,
        changedRows,
        unchangedRows,
        repeatedRows,
        refusedRows,
        warnedRows,
      });
    });
  }

  private apply(job: ImportJob, run: ImportRun): Promise<void> {
    const mapping = JSON.parse(job.mapping ?? '{}') as ImportMapping;
    return this.inOneTransaction(changedSinceCheck, async (manager) => {
      await this.requireAccess(manager, run.job);
      if (storesAmounts(job.kind, mapping)) await this.currency.fixAs(job.currency);
      const { writer } = this.handlerOf(job.kind);
      await writer.lockRecords?.(manager, job);
      await writer.apply(manager, job, run);
      await this.importAudit.emitOwn(manager, job, 'apply');
      await this.requireAccess(manager, run.job);
      await this.record(job, 'import.apply', {
        accountId: job.appliedBy,
        name: job.appliedByName ?? '',
      });
      await this.finish(manager, job, run, { state: 'Applied', appliedAt: this.clock.now() });
      this.work.afterCommit(() => this.waiting.wake());
      await this.events.emit(new ImportFinished(job.id, job.name, job.appliedBy, true));
    });
  }

  private undo(job: ImportJob, run: ImportRun): Promise<void> {
    return this.inOneTransaction(undoConflict, async (manager) => {
      await this.requireAccess(manager, run.job);
      const { writer } = this.handlerOf(job.kind);
      await writer.lockRecords?.(manager, job);
      const changed = await writer.changedSince(job);
      if (changed > 0) throw changedSinceImport(changed);
      await writer.undo(manager, job, run);
      await this.importAudit.emitOwn(manager, job, 'undo');
      await this.requireAccess(manager, run.job);
      await this.record(job, 'import.undo', {
        accountId: job.undoneBy,
        name: job.undoneByName ?? '',
      });
      await this.finish(manager, job, run, { state: 'Undone', undoneAt: this.clock.now() });
      this.work.afterCommit(() => this.waiting.wake());
    });
  }

  private async finish(
    manager: EntityManager,
    job: ImportJob,
    run: ImportRun,
    changes: Partial<ImportJob>,
  ): Promise<void> {
    await this.imports.finish(manager, job, changes);
    await this.jobs.finish(manager, run.job);
  }

  /** It may have waited, or taken, until after its session was ended. The command line has none. */
  private async requireAccess(
    manager: EntityManager,
    { ownerId, sessionId }: JobOwner,
  ): Promise<void> {
    if (sessionId === null) return;
    const { sql, parameters } = enabledAdmins(this.clock.today());
    const sessions = await manager.query<unknown[]>(
      `SELECT a.id ${sql} AND a.id = ? AND EXISTS (SELECT 1 FROM session s WHERE s.id = ? AND s.account_id = a.id)`,
      [...parameters, ownerId, sessionId],
    );
    if (sessions.length === 0)
      throw new Problem('access.denied', refusal('import.admin_dismissed'));
  }

  /** A conflict in the database means that records changed since the check, or since the import. */
  private async inOneTransaction(
    changed: () => Problem,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    try {
      await this.work.write(work);
    } catch (error) {
      if (isSerializationFailure(error)) throw tooBusy();
      throw problemOf(error)?.status === 409 ? changed() : error;
    }
  }

  private record(
    job: ImportJob,
    action: string,
    actor: { accountId: string | null; name: string },
  ): Promise<void> {
    const { kind, fileName, newRows, changedRows } = job;
    return this.audit.record(
      { ...actor, requestId: job.requestId },
      {
        action,
        subject: 'import',
        id: job.id,
        name: job.name,
        changesetId: job.id,
        after: { kind, fileName, newRows, changedRows },
      },
    );
  }

  private async *batchesWithProgress(job: ImportJob, run: ImportRun) {
    for await (const batch of this.rows.batches(job)) {
      yield batch;
      await run.advance(batch.length);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { storesAmounts } from '../contract/company/currencies.js';
import type { ImportMapping } from '../contract/imports/import-mapping.js';
import { Problem, refusal } from '../contract/problem.js';
import { isStillAdmin } from '../employee/job-owner.js';
import { WaitingUpkeep } from '../leave/waiting/waiting-upkeep.js';
import { Clock } from '../platform/config/clock.js';
import { isSerializationFailure } from '../platform/database/connection/driver-errors.js';
import { problemOf } from '../platform/database/transaction/conflicts.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import type { JobOwner } from '../platform/jobs/jobs.js';
import { ImportAudit } from './apply/import-audit.js';
import {
  changedSinceCheck,
  changedSinceImport,
  tooBusy,
  undoConflict,
} from './apply/import-problems.js';
import type { ImportRun } from './import-handler.js';
import { ImportHandlers } from './import-handlers.js';
import { ImportFinished } from './import.events.js';
import type { StoredImport } from './import.tables.js';
import { StoredImports } from './stored-imports.js';

/** Applies a checked file, and undoes it, each in one transaction. */
@Injectable()
export class ImportApplication {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly storedImports: StoredImports,
    private readonly handlers: ImportHandlers,
    private readonly currency: CurrencyInUse,
    private readonly audit: ImportAudit,
    private readonly events: Events,
    private readonly waiting: WaitingUpkeep,
  ) {}

  apply(stored: StoredImport, run: ImportRun): Promise<void> {
    const mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    return this.inOneTransaction(changedSinceCheck, async (manager) => {
      await this.requireAccess(manager, run.job);
      if (storesAmounts(stored.kind, mapping)) await this.currency.fixAs(stored.currency);
      const { writer } = this.handlers.of(stored.kind);
      await writer.lockRecords?.(manager, stored);
      await writer.apply(manager, stored, run);
      await this.audit.emitOwn(manager, stored, 'apply');
      await this.requireAccess(manager, run.job);
      await this.audit.record(stored, 'apply');
      await this.storedImports.finish(manager, stored, run, {
        state: 'Applied',
        appliedAt: this.clock.now(),
      });
      this.work.afterCommit(() => this.waiting.wake());
      await this.events.emit(new ImportFinished(stored.id, stored.name, stored.appliedBy, true));
    });
  }

  undo(stored: StoredImport, run: ImportRun): Promise<void> {
    return this.inOneTransaction(undoConflict, async (manager) => {
      await this.requireAccess(manager, run.job);
      const { writer } = this.handlers.of(stored.kind);
      await writer.lockRecords?.(manager, stored);
      const changed = await writer.changedSince(stored);
      if (changed > 0) throw changedSinceImport(changed);
      await writer.undo(manager, stored, run);
      await this.audit.emitOwn(manager, stored, 'undo');
      await this.requireAccess(manager, run.job);
      await this.audit.record(stored, 'undo');
      await this.storedImports.finish(manager, stored, run, {
        state: 'Undone',
        undoneAt: this.clock.now(),
      });
      this.work.afterCommit(() => this.waiting.wake());
    });
  }

  private async requireAccess(manager: EntityManager, owner: JobOwner): Promise<void> {
    if (!(await isStillAdmin(manager, owner, this.clock.today())))
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
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementFacts } from '../../entitlement/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { BalanceChecker } from '../check/balance-checker.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { ExistingOpenings } from '../check/existing-openings.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { ImportJob } from '../import-job.entity.js';
import type { ImportRun } from '../import-run.js';
import { OpeningImportWriter } from './opening-import-writer.js';
import { lockLeaveOfStaged } from './staged-rows.js';

@Injectable()
export class BalanceImport implements ImportHandler {
  readonly kind = 'balances';

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly writer: OpeningImportWriter,
  ) {}

  async checker(job: ImportJob, readRows: ReadRows): Promise<BalanceChecker> {
    return new BalanceChecker(job, this.clock.today(), this.company, await this.types.byName(), new ExistingOpenings(this.work, this.facts), readRows);
  }

  lockRecords(manager: EntityManager, job: ImportJob): Promise<void> {
    return lockLeaveOfStaged(manager, this.kind, job.id);
  }

  apply(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void> {
    return this.writer.apply(manager, job, run);
  }

  undo(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void> {
    return this.writer.undo(manager, job, run);
  }

  changedSince(job: ImportJob): Promise<number> {
    return this.writer.changedSince(job);
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return this.writer.discard(manager, importId);
  }
}

import { Injectable } from '@nestjs/common';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { BalanceChecker } from '../check/balance-checker.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { ExistingOpenings } from '../check/existing-openings.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { OpeningImportWriter } from './opening-import-writer.js';

@Injectable()
export class BalanceImport implements ImportHandler {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    readonly writer: OpeningImportWriter,
  ) {}

  async checker(stored: StoredImport, readRows: ReadRows): Promise<BalanceChecker> {
    return new BalanceChecker(
      stored,
      this.clock.today(),
      this.company,
      await this.types.byName(),
      new ExistingOpenings(this.work, this.facts),
      readRows,
    );
  }
}

import { Injectable } from '@nestjs/common';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { ExistingLeave } from '../check/existing-leave.js';
import { FileBalances } from '../check/file-balances.js';
import { LeaveChecker } from '../check/leave-checker.js';
import { LeaveConflicts } from '../check/leave-conflicts.js';
import { MappingChoices } from '../file/mapping-choices.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportedDecisions } from './imported-decisions.js';
import { ImportedLeave } from './imported-leave.js';

@Injectable()
export class LeaveImport implements ImportHandler {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly periods: EmploymentPeriods,
    private readonly choices: MappingChoices,
    private readonly closedYears: ClosedYears,
    private readonly facts: EntitlementFacts,
    private readonly decisions: ImportedDecisions,
    readonly writer: ImportedLeave,
  ) {}

  async checker(stored: StoredImport, readRows: ReadRows): Promise<LeaveChecker> {
    const choices = await this.choices.read();
    const conflicts = new LeaveConflicts(
      this.periods,
      new ExistingLeave(this.work),
      this.closedYears,
      await this.decisions.decidedByOthers(stored),
    );
    const balances = new FileBalances(this.facts);
    const today = this.clock.today();
    return new LeaveChecker(stored, today, this.company, conflicts, balances, choices, readRows);
  }
}

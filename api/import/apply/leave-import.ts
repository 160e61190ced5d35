import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { LeaveChecker } from '../check/leave-checker.js';
import { LeaveFacts } from '../check/leave-facts.js';
import { MappingChoices } from '../file/mapping-choices.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportedDecisions } from './imported-decisions.js';
import { ImportedLeave } from './imported-leave.js';

@Injectable()
export class LeaveImport implements ImportHandler {
  constructor(
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly facts: LeaveFacts,
    private readonly choices: MappingChoices,
    private readonly decisions: ImportedDecisions,
    readonly writer: ImportedLeave,
  ) {}

  async checker(stored: StoredImport, readRows: ReadRows): Promise<LeaveChecker> {
    const choices = await this.choices.read();
    const conflicts = this.facts.conflicts(await this.decisions.decidedByOthers(stored));
    const [today, balances] = [this.clock.today(), this.facts.balances()];
    return new LeaveChecker(stored, today, this.company, conflicts, balances, choices, readRows);
  }
}

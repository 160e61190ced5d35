import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { OwnDecisions } from '../../leave/own-decisions.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { MappingChoices } from '../file/mapping-choices.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { ImportJob } from '../import-job.entity.js';
import { LeaveChecker } from '../check/leave-checker.js';
import { ExistingLeave } from '../check/existing-leave.js';
import { LeaveImportWriter } from './leave-import-writer.js';

@Injectable()
export class LeaveImport implements ImportHandler {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly periods: EmploymentPeriods,
    private readonly choices: MappingChoices,
    private readonly closedYears: ClosedYears,
    private readonly ownDecisions: OwnDecisions,
    private readonly employees: EmployeeAccess,
    readonly writer: LeaveImportWriter,
  ) {}

  async checker(job: ImportJob, readRows: ReadRows): Promise<LeaveChecker> {
    const choices = await this.choices.read();
    return new LeaveChecker(job, this.clock.today(), this.company, this.periods, new ExistingLeave(this.work), this.closedYears, choices, readRows, await this.decidedByOthers(job));
  }

  /** The uploader, if another admin decides their leave. */
  private async decidedByOthers({ createdBy }: ImportJob): Promise<string | undefined> {
    const othersDecide = createdBy !== null && (await this.ownDecisions.othersDecide({ accountId: createdBy }, createdBy));
    return othersDecide ? (await this.employees.find(createdBy))?.id : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import { ClosedYears } from '../../entitlement/year-end/closed-years.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { OwnDecisions } from '../../leave/own-decisions.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { MappingChoices } from '../file/mapping-choices.js';
import type { ReadRows } from '../import-handler.js';
import type { ImportJob } from '../import-job.entity.js';
import type { ImportHandler } from '../import-handler.js';
import type { ImportRun } from '../import-run.js';
import { LeaveChecker } from '../check/leave-checker.js';
import { ExistingLeave } from '../check/existing-leave.js';
import { LeaveImportWriter } from './leave-import-writer.js';
import { lockLeaveOfStaged } from './staged-rows.js';

@Injectable()
export class LeaveImport implements ImportHandler {
  readonly kind = 'leaves';

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly periods: EmploymentPeriods,
    private readonly choices: MappingChoices,
    private readonly closedYears: ClosedYears,
    private readonly ownDecisions: OwnDecisions,
    private readonly employees: EmployeeAccess,
    private readonly writer: LeaveImportWriter,
  ) {}

  async checker(job: ImportJob, readRows: ReadRows): Promise<LeaveChecker> {
    const choices = await this.choices.read();
    return new LeaveChecker(job, this.clock.today(), this.company, this.periods, new ExistingLeave(this.work), this.closedYears, choices, readRows, await this.decidedByOthers(job));
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

  async changedSince(job: ImportJob): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_leave s LEFT JOIN leave_request l ON l.id = s.target_id WHERE s.import_id = ? AND (l.id IS NULL OR l.status <> s.status
         OR EXISTS (SELECT 1 FROM audit_entry t WHERE t.subject_id = s.target_id AND t.recorded_at >= ? AND (t.changeset_id IS NULL OR t.changeset_id <> ?)))`,
      [job.id, job.appliedAt, job.id],
    );
    return Number(row?.n ?? 0);
  }

  async discard(manager: EntityManager, importId: string): Promise<void> {
    for (const table of ['staged_leave_day', 'staged_leave']) await manager.query(`DELETE FROM ${table} WHERE import_id = ?`, [importId]);
  }

  /** The uploader, if another admin decides their leave. */
  private async decidedByOthers({ createdBy }: ImportJob): Promise<string | undefined> {
    const othersDecide = createdBy !== null && (await this.ownDecisions.othersDecide({ accountId: createdBy }, createdBy));
    return othersDecide ? (await this.employees.find(createdBy))?.id : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Invitees } from '../../auth/links/invitees.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeLookup, DepartmentNames } from '../check/employee-lookup.js';
import { EmployeeImportWriter } from './employee-import-writer.js';
import { EmployeeChecker } from '../check/employee-checker.js';
import { EmployeeImportUndo } from './employee-import-undo.js';
import { ExistingOpenings } from '../check/existing-openings.js';
import { OpeningImportWriter } from './opening-import-writer.js';
import type { ImportHandler, ImportWriter, ReadRows, ImportRun } from '../import-handler.js';
import type { ImportJob } from '../import.tables.js';

@Injectable()
export class EmployeeImport implements ImportHandler, ImportWriter {
  readonly writer = this;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly departments: DepartmentNames,
    private readonly people: EmployeeImportWriter,
    private readonly reverter: EmployeeImportUndo,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly openings: OpeningImportWriter,
    invitees: Invitees,
  ) {
    invitees.registerImports((importId) => ({
      sql: `a.id IN (SELECT n.account_id ${ADDED_PEOPLE})`,
      parameters: [importId],
    }));
  }

  async checker(job: ImportJob, readRows: ReadRows): Promise<EmployeeChecker> {
    const openings = new ExistingOpenings(this.work, this.facts);
    return new EmployeeChecker(
      job,
      this.clock.today(),
      this.company,
      () => this.departments.load(),
      await this.types.byName(),
      openings,
      readRows,
    );
  }

  lockRecords(manager: EntityManager, job: ImportJob): Promise<void> {
    return this.people.lockRecords(manager, job);
  }

  async apply(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void> {
    await this.people.apply(manager, job, run);
    await this.openings.apply(manager, job, run);
  }

  /** People whom the import added take their openings with them. */
  async undo(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void> {
    await this.openings.undo(manager, job, run);
    await this.reverter.undo(manager, job, run);
  }

  async changedSince(job: ImportJob): Promise<number> {
    return (await this.reverter.changedSince(job)) + (await this.openings.changedSince(job));
  }

  async discard(manager: EntityManager, importId: string): Promise<void> {
    await this.openings.discard(manager, importId);
    await manager.query('DELETE FROM staged_employee WHERE import_id = ?', [importId]);
  }

  async invitations(job: ImportJob): Promise<{ waiting: number; invited: number; left: number }> {
    const staying = hasNotLeft(this.clock.today());
    const [row] = await this.work.read<{
      waiting: number | string | null;
      invited: number | string | null;
      gone: number | string | null;
    }>(
      `SELECT SUM(works) AS waiting, SUM(CASE WHEN invited_at IS NULL THEN 0 ELSE works END) AS invited, SUM(1 - works) AS gone
       FROM (SELECT CASE WHEN ${staying.sql} THEN 1 ELSE 0 END AS works, a.invited_at ${WITHOUT_PASSWORD}) people`,
      [...staying.parameters, job.id],
    );
    return {
      waiting: Number(row?.waiting ?? 0),
      invited: Number(row?.invited ?? 0),
      left: Number(row?.gone ?? 0),
    };
  }
}

const WITHOUT_PASSWORD = `FROM staged_employee s JOIN employee e ON e.id = s.target_id JOIN account a ON a.id = e.account_id
  WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new' AND a.password_hash IS NULL AND a.disabled_at IS NULL`;

const ADDED_PEOPLE =
  "FROM staged_employee s JOIN employee n ON n.id = s.target_id WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new'";

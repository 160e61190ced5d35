import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { outsidePayroll } from '../../salary/outside-payroll.js';
import { EmployeeLookup } from '../check/employee-lookup.js';
import { SalaryChecker } from '../check/salary-checker.js';
import { PaidDays } from '../check/salary-paid-days.js';
import type { ImportHandler, ImportWriter, ReadRows, ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportAudit } from './import-audit.js';
import { changedSinceImport } from './import-problems.js';
import { eachSpan, IN_SPAN, lastRow, stagedTargets } from './staged-rows.js';

const COLUMNS = 'employee_id, basic_salary, allowances, deductions, net_salary, pay_date';

@Injectable()
export class SalaryImport implements ImportHandler, ImportWriter {
  readonly writer = this;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly periods: EmploymentPeriods,
    private readonly audit: ImportAudit,
  ) {}

  checker(stored: StoredImport, readRows: ReadRows): SalaryChecker {
    return new SalaryChecker(
      stored,
      this.clock.today(),
      this.company,
      new PaidDays(this.work, this.periods),
      readRows,
    );
  }

  /** The unique key over employee and pay date rejects records that were added since the check. */
  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_salary', stored.id);
    run.begin('records', last);
    await eachSpan(last, run, (span) =>
      manager.query(
        `INSERT INTO salary (id, ${COLUMNS}, valid, created_at, outside_payroll) SELECT s.target_id, ${COLUMNS}, 1, ?, ${outsidePayroll('s.pay_date')} FROM staged_salary s WHERE s.import_id = ? AND ${IN_SPAN} ORDER BY s.row_no`,
        [this.clock.now(), stored.id, ...span],
      ),
    );
    run.begin('audit', last);
    await eachSpan(last, run, (span) => this.audit.write(manager, stored, 'salary', span));
  }

  /** A record voided concurrently fails the guarded delete and rolls the undo back. */
  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_salary', stored.id);
    run.begin('undoing', last * 2);
    await eachSpan(last, run, async (span) => {
      const ids = await stagedTargets(manager, 'staged_salary', stored.id, span);
      if (ids.length === 0) return;
      const removed = await execute(
        manager,
        `DELETE FROM salary WHERE valid = 1 AND id IN (${ids.map(() => '?').join(', ')})`,
        ids,
      );
      if (removed !== ids.length) throw changedSinceImport(ids.length - removed);
    });
    await eachSpan(last, run, (span) => this.audit.writeUndone(manager, stored, 'salary', span));
  }

  async changedSince(stored: StoredImport): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_salary s LEFT JOIN salary p ON p.id = s.target_id WHERE s.import_id = ? AND (p.id IS NULL OR p.valid IS NULL
         OR EXISTS (SELECT 1 FROM audit_entry t WHERE t.subject_id = s.target_id AND t.recorded_at >= ? AND (t.changeset_id IS NULL OR t.changeset_id <> ?)))`,
      [stored.id, stored.appliedAt, stored.id],
    );
    return Number(row?.n ?? 0);
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return manager.query('DELETE FROM staged_salary WHERE import_id = ?', [importId]);
  }
}

import type { EntityManager } from 'typeorm';
import type { EarlierPeriod } from '../../contract/employee/employment-periods.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import {
  STAGED_EMPLOYEE_COLUMNS,
  stagedValues,
  type PersonRow,
  type StagedRow,
} from './staged-employee.js';

type StagedDetails = Pick<
  StagedRow,
  'row_no' | 'result' | 'ends_sessions' | 'audit_before' | 'audit_after'
> & { earlier: Record<StagedRow['side'], EarlierPeriod[]> | undefined };

/** Approvers and deputies that rows name, with those from before, which they keep if the row of the new one is refused. */
interface NewDecider {
  row: number;
  column: 'approver_id' | 'deputy_id';
  id: string;
  before: string | null;
}

/** Stages people as they are before and after, without refused people as their managers and deciders. */
export class EmployeeStage {
  private staged: unknown[][] = [];
  /** Names by id of people in refused rows. */
  private readonly refused = new Map<string, string>();
  private readonly newDeciders: NewDecider[] = [];

  constructor(private readonly importId: string) {}

  begin(): void {
    this.staged = [];
  }

  add({ earlier, ...details }: StagedDetails, after: PersonRow, before?: PersonRow): void {
    const earlierAt = (side: StagedRow['side']) => ({
      side,
      earlier_periods: earlier ? JSON.stringify(earlier[side]) : null,
    });
    const common = {
      ...details,
      import_id: this.importId,
      audit_id: newId(),
      undo_audit_id: newId(),
    };
    this.staged.push(stagedValues({ ...common, ...earlierAt('after') }, after));
    if (before) this.staged.push(stagedValues({ ...common, ...earlierAt('before') }, before));
    for (const column of ['approver_id', 'deputy_id'] as const) {
      const [id, known] = [after[column], before?.[column] ?? null];
      if (id !== null && id !== known)
        this.newDeciders.push({ row: details.row_no, column, id, before: known });
    }
  }

  refuse(id: string, name: string): void {
    this.refused.set(id, name);
  }

  async store(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_employee', STAGED_EMPLOYEE_COLUMNS, this.staged);
  }

  /** Once all rows are stored: which people are refused is known only then. */
  async removeRefused(manager: EntityManager): Promise<void> {
    for (const [id, name] of this.refused) {
      await manager.query(
        "UPDATE staged_employee SET manager_id = NULL, manager_name = ? WHERE import_id = ? AND side = 'after' AND manager_id = ?",
        [name, this.importId, id],
      );
    }
    const deciders = this.newDeciders.filter(({ id }) => this.refused.has(id));
    for (const { row, column, id, before } of deciders) {
      await manager.query(
        `UPDATE staged_employee SET ${column} = ? WHERE import_id = ? AND side = 'after' AND row_no = ? AND ${column} = ?`,
        [before, this.importId, row, id],
      );
    }
  }
}

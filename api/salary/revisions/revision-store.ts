import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import type { RevisionSource } from '../../contract/payroll/salary-revisions.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';

/** In minor units. */
export interface SalaryChange {
  employeeId: string;
  /** The employee's salary before; null if none was known. */
  before: number | null;
  salary: number;
}

export interface RevisionOrigin {
  source: Exclude<RevisionSource, 'opening'>;
  by: string | null;
  reason?: string | null;
  changesetId?: string;
  /** The change of the job that it belongs to. */
  changeId?: string;
  /** Now without it. */
  recordedAt?: number;
}

const COLUMNS = [
  'id',
  'employee_id',
  'effective_date',
  'salary',
  'reason',
  'source',
  'created_by',
  'recorded_at',
  'valid',
  'changeset_id',
  'change_id',
];

/** Writes revisions of people whose rows the open unit has locked, and leaves the salary of the employees to the caller. */
@Injectable()
export class RevisionStore {
  constructor(private readonly clock: Clock) {}

  /** The first revision of somebody with a salary keeps the old one for the days before. Returns the ids in the order of the changes. */
  async add(
    manager: EntityManager,
    from: CalendarDate,
    changes: readonly SalaryChange[],
    origin: RevisionOrigin,
  ): Promise<string[]> {
    const { source, by, reason = null, changesetId = null, changeId = null } = origin;
    const { recordedAt = this.clock.now() } = origin;
    const known = await this.withRevisions(manager, changes);
    const first = changes.flatMap(({ employeeId, before }) =>
      before === null || known.has(employeeId) ? [] : [{ employeeId, salary: before }],
    );
    await this.open(manager, first, recordedAt, changesetId);
    await this.replace(manager, from, changes, [recordedAt, by, changesetId]);
    const rows = changes.map(({ employeeId, salary }) => [
      newId(),
      employeeId,
      from,
      salary,
      reason,
      source,
      by,
      recordedAt,
      1,
      changesetId,
      changeId,
    ]);
    await insertRows(manager, 'salary_revision', COLUMNS, rows);
    return rows.map(([id]) => String(id));
  }

  /** For a salary of today that has changed. Where none was known, the new one counts for the days before as well; only beside planned revisions this needs a row. */
  async follow(
    manager: EntityManager,
    changes: readonly SalaryChange[],
    origin: RevisionOrigin,
  ): Promise<void> {
    const completed = changes.filter(({ before }) => before === null);
    const planned = await this.withRevisions(manager, completed);
    await this.open(
      manager,
      completed.filter(({ employeeId }) => planned.has(employeeId)),
      this.clock.now(),
      origin.changesetId ?? null,
    );
    await this.add(
      manager,
      this.clock.today(),
      changes.filter(({ before }) => before !== null),
      origin,
    );
  }

  /** Removes what an import recorded, and brings back what it replaced. */
  async undo(
    manager: EntityManager,
    changesetId: string,
    employeeIds: readonly string[],
  ): Promise<void> {
    await readByIds(employeeIds, async (ids, places) => {
      await manager.query(
        `DELETE FROM salary_revision WHERE employee_id IN (${places}) AND changeset_id = ?`,
        [...ids, changesetId],
      );
      const restored =
        'valid = 1, withdrawn_at = NULL, withdrawn_by = NULL, replaced_by_changeset = NULL';
      await manager.query(
        `UPDATE salary_revision SET ${restored} WHERE employee_id IN (${places}) AND replaced_by_changeset = ?`,
        [...ids, changesetId],
      );
      return [];
    });
  }

  /** What a change recorded of some people, as if it had never been. */
  async withdrawChange(
    manager: EntityManager,
    changeId: string,
    employeeIds: readonly string[],
    { by, reason }: { by: string | null; reason: string | null },
  ): Promise<void> {
    await readByIds(employeeIds, async (ids, places) => {
      await manager.query(
        `UPDATE salary_revision SET valid = NULL, withdrawn_at = ?, withdrawn_by = ?, withdrawn_reason = ? WHERE employee_id IN (${places}) AND change_id = ? AND valid = 1`,
        [this.clock.now(), by, reason, ...ids, changeId],
      );
      return [];
    });
  }

  /** Makes `employee` say the salary of today. Nothing is in force where none was known, and the first revision is planned or was withdrawn. */
  async bringIntoForce(manager: EntityManager, employeeIds: readonly string[]): Promise<void> {
    await readByIds(employeeIds, async (ids, places) => {
      await manager.query(
        `UPDATE employee SET salary = (SELECT r.salary FROM salary_revision r WHERE r.employee_id = employee.id AND r.valid = 1 AND r.effective_date <= ? ORDER BY r.effective_date DESC LIMIT 1)
         WHERE id IN (${places})`,
        [this.clock.today(), ...ids],
      );
      return [];
    });
  }

  private open(
    manager: EntityManager,
    people: readonly Pick<SalaryChange, 'employeeId' | 'salary'>[],
    recordedAt: number,
    changesetId: string | null,
  ): Promise<void> {
    const rows = people.map(({ employeeId, salary }) => [
      newId(),
      employeeId,
      EARLIEST_EMPLOYMENT,
      salary,
      null,
      'opening',
      null,
      recordedAt,
      1,
      changesetId,
      null,
    ]);
    return insertRows(manager, 'salary_revision', COLUMNS, rows);
  }

  private async replace(
    manager: EntityManager,
    from: CalendarDate,
    changes: readonly SalaryChange[],
    withdrawal: unknown[],
  ): Promise<void> {
    await readByIds(idsOf(changes), async (ids, places) => {
      const sql = `UPDATE salary_revision SET valid = NULL, withdrawn_at = ?, withdrawn_by = ?, replaced_by_changeset = ? WHERE employee_id IN (${places}) AND effective_date = ? AND valid = 1`;
      await manager.query(sql, [...withdrawal, ...ids, from]);
      return [];
    });
  }

  private async withRevisions(
    manager: EntityManager,
    changes: readonly SalaryChange[],
  ): Promise<Set<string>> {
    const rows = await readByIds(idsOf(changes), (ids, places) =>
      manager.query<{ id: string }[]>(
        `SELECT DISTINCT employee_id AS id FROM salary_revision WHERE employee_id IN (${places}) AND valid = 1`,
        ids,
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }
}

function idsOf(changes: readonly SalaryChange[]): string[] {
  return changes.map(({ employeeId }) => employeeId);
}

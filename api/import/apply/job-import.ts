import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { JobsInForce } from '../../employee/job/jobs-in-force.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JobChecker } from '../check/job-checker.js';
import { JobCheckers } from '../check/job-checkers.js';
import { newDepartmentsOf, NewDepartments } from '../check/new-departments.js';
import type { ImportHandler, ImportRun, ImportWriter, ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportedWork } from './imported-work.js';
import { lockLeaveOfStaged } from './staged-rows.js';

/** Each takes several statements, and others wait meanwhile. */
const PEOPLE_AT_ONCE = 25;

/** A file of job history. After it, `employee` says what holds today. */
@Injectable()
export class JobImport implements ImportHandler, ImportWriter {
  readonly writer = this;

  constructor(
    private readonly unit: UnitOfWork,
    private readonly checkers: JobCheckers,
    private readonly departments: NewDepartments,
    private readonly inForce: JobsInForce,
    private readonly work: ImportedWork,
  ) {}

  checker(stored: StoredImport, readRows: ReadRows): Promise<JobChecker> {
    return this.checkers.of(stored, readRows);
  }

  async lockRecords(manager: EntityManager, { id }: StoredImport): Promise<void> {
    await lockLeaveOfStaged(manager, 'jobs', id);
    await manager.query(
      'UPDATE employee SET id = id WHERE id IN (SELECT s.employee_id FROM staged_job s WHERE s.import_id = ?)',
      [id],
    );
  }

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.work.requireUnchanged(manager, stored.id);
    run.begin('departments', 1);
    await this.departments.create(manager, stored);
    const kinds = await this.work.apply(manager, stored, run);
    await this.bringIntoForce(manager, kinds, run);
  }

  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const kinds = await this.kindsOf(manager, stored.id);
    await this.work.undo(manager, stored, run);
    await this.bringIntoForce(manager, kinds, run);
    await this.departments.remove(manager, stored);
  }

  /** People whose facts of this import were withdrawn or replaced, and its departments that others use. */
  async changedSince(stored: StoredImport): Promise<number> {
    const departments = newDepartmentsOf(stored).map(({ id }) => id);
    const places = `(${['NULL', ...departments.map(() => '?')].join(', ')})`;
    const [row] = await this.unit.read<{ n: number | string }>(
      `SELECT (SELECT COUNT(DISTINCT f.employee_id) FROM job_fact f JOIN job_change c ON c.id = f.change_id WHERE c.import_id = ? AND f.valid IS NULL)
         + (SELECT COUNT(*) FROM department d WHERE d.id IN ${places} AND (d.version <> 1 OR EXISTS (
             SELECT 1 FROM job_fact f JOIN job_change c ON c.id = f.change_id
             WHERE f.kind = 'department' AND f.value_id = d.id AND (c.import_id IS NULL OR c.import_id <> ?)))) AS n`,
      [stored.id, ...departments, stored.id],
    );
    return Number(row?.n ?? 0) + (await this.work.changedSince(stored));
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return this.work.discard(manager, importId);
  }

  private async kindsOf(manager: EntityManager, importId: string): Promise<Map<string, JobKind[]>> {
    const rows = await manager.query<{ id: string; kind: JobKind }[]>(
      'SELECT DISTINCT f.employee_id AS id, f.kind FROM job_fact f JOIN job_change c ON c.id = f.change_id WHERE c.import_id = ?',
      [importId],
    );
    const kinds = new Map<string, JobKind[]>();
    for (const { id, kind } of rows) kinds.set(id, [...(kinds.get(id) ?? []), kind]);
    return kinds;
  }

  /** The version tells open forms. */
  private async bringIntoForce(
    manager: EntityManager,
    kinds: ReadonlyMap<string, JobKind[]>,
    run: ImportRun,
  ): Promise<void> {
    const people = [...kinds];
    run.begin('people', people.length);
    for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
      const some = people.slice(start, start + PEOPLE_AT_ONCE);
      const changed = await this.inForce.apply(manager, new Map(some));
      if (changed.length > 0)
        await manager.query(
          `UPDATE employee SET version = version + 1 WHERE id IN (${changed.map(() => '?').join(', ')})`,
          changed.map(({ employeeId }) => employeeId),
        );
      await run.advance(some.length);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmploymentPeriods } from '../employment-periods.js';
import type { PersonOfDepartments } from './days-in-department.js';
import { JobFactReader } from './job-fact-reader.js';

interface PersonRow {
  _id: string;
  name: string;
  departmentId: string;
}

const PEOPLE =
  'SELECT e.id AS "_id", a.name, e.department_id AS departmentId FROM employee e JOIN account a ON a.id = e.account_id';

/** Reads in which departments people are on which days. Checks no access. */
@Injectable()
export class PeopleOfDepartments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: JobFactReader,
    private readonly periods: EmploymentPeriods,
  ) {}

  /** All who are, were or will be in the department, by name. */
  async ofDepartment(id: string): Promise<PersonOfDepartments[]> {
    const rows = await this.work.read<PersonRow>(
      `${PEOPLE} WHERE e.department_id = ? OR e.id IN (SELECT f.employee_id FROM job_fact f WHERE f.kind = 'department' AND f.value_id = ? AND f.valid = 1) ORDER BY e.name_folded, e.id`,
      [id, id],
    );
    return this.complete(rows);
  }

  async byIds(employeeIds: readonly string[]): Promise<PersonOfDepartments[]> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<PersonRow>(`${PEOPLE} WHERE e.id IN (${places})`, ids),
    );
    return this.complete(rows);
  }

  private async complete(rows: PersonRow[]): Promise<PersonOfDepartments[]> {
    const ids = rows.map(({ _id }) => _id);
    const facts = await this.facts.readPeople(ids, 'department');
    const employments = new Map(
      await readByIds(ids, async (some) => [...(await this.periods.readMany(some))]),
    );
    return rows.map((row) => ({
      ...row,
      facts: facts.get(row._id) ?? [],
      employments: employments.get(row._id) ?? [],
    }));
  }
}

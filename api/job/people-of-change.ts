import { Injectable } from '@nestjs/common';
import { JOB_PEOPLE_MAX } from '../contract/job/job-changes.js';
import { Problem, refusal } from '../contract/problem.js';
import { listOfEmployees } from '../employee-list/employee-filters.js';
import type { EmployeeListRow } from '../employee/employee-list.js';
import { Clock } from '../platform/config/clock.js';
import { readPage, resolveConditions } from '../platform/database/lists/list-reader.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { filterConditions } from '../platform/http/list-params.js';

/** Whom a change is about: people who are named, or who match a filter of the list of employees. Only admins change jobs, and they see everybody. */
@Injectable()
export class PeopleOfChange {
  private readonly list;

  constructor(
    private readonly work: UnitOfWork,
    clock: Clock,
  ) {
    this.list = listOfEmployees(() => clock.today());
  }

  /** Ids of employees, in their order. */
  async find({
    people,
    filter,
  }: {
    people?: readonly string[] | null;
    filter?: Record<string, unknown> | null;
  }): Promise<string[]> {
    if (Boolean(people) === Boolean(filter))
      throw Problem.at('people', refusal('job.people_or_filter'));
    const found = filter ? await this.matching(filter) : await this.named(people ?? [], 'people');
    if (found.length === 0) throw Problem.at(filter ? 'filter' : 'people', refusal('job.nobody'));
    return found;
  }

  /** Takes ids of employees and accounts; a 400 at the field if one is unknown. */
  async named(ids: readonly string[], field: string): Promise<string[]> {
    return [...new Set((await this.lookUp(ids, field)).values())].sort();
  }

  /** The employee of each of these ids. */
  async lookUp(ids: readonly string[], field: string): Promise<Map<string, string>> {
    const people = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; accountId: string }>(
        `SELECT id, account_id AS accountId FROM employee WHERE id IN (${places}) OR account_id IN (${places})`,
        [...some, ...some],
      ),
    );
    const known = new Map(
      people.flatMap(({ id, accountId }) => [
        [id, id],
        [accountId, id],
      ]),
    );
    if (!ids.every((id) => known.has(id))) throw Problem.at(field, refusal('employee.missing'));
    return new Map(ids.map((id) => [id, known.get(id) as string]));
  }

  private async matching(filter: Record<string, unknown>): Promise<string[]> {
    const { listReader } = this.work;
    const conditions = await resolveConditions(
      listReader,
      filterConditions(this.list, filter, 'filter'),
    );
    const { rows, total } = await readPage<EmployeeListRow>(listReader, this.list, {
      conditions,
      descending: false,
      range: { from: 0, to: JOB_PEOPLE_MAX - 1 },
    });
    if (total > JOB_PEOPLE_MAX)
      throw Problem.at('filter', refusal('job.too_many', { max: JOB_PEOPLE_MAX }));
    return rows.map(({ id }) => id).sort();
  }
}

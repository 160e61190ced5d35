import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import { departmentClosed } from '../../department/departments.js';
import { execute } from '../../platform/database/statements/execute.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { daysIn, type PersonOfDepartments } from './days-in-department.js';
import { PeopleOfDepartments } from './people-of-departments.js';
import type { JobFactValue } from './todays-job.js';

interface ClosedDepartment {
  id: string;
  name: string;
  closedOn: CalendarDate;
}

/** Keeps people out of departments on the days since these are closed. */
@Injectable()
export class ClosedDepartments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: PeopleOfDepartments,
  ) {}

  /** After the open unit has changed where people are, or how long they are employed. Takes the departments that they come to, or stay in longer. */
  async requireNobodyIn(
    manager: EntityManager,
    departmentIds: Iterable<string>,
    employeeIds: readonly string[],
    field: string,
  ): Promise<void> {
    // In their order, so that two units do not wait for each other. Written, since the nodes of a cluster compare nothing else.
    const ids = [...new Set(departmentIds)].sort();
    for (const id of ids) {
      const arrivals = 'UPDATE department SET arrivals = COALESCE(arrivals, 0) + 1 WHERE id = ?';
      if ((await execute(manager, arrivals, [id])) === 0)
        throw Problem.at(field, refusal('department.missing'));
    }
    const closed = await this.closed(ids);
    if (closed.length > 0) refuse(closed, await this.people.byIds(employeeIds), field);
  }

  /** Before anything is stored, for people as they would be then. */
  async requireNobodyWouldBeIn(
    departmentIds: readonly string[],
    people: readonly PersonOfDepartments[],
    field: string,
  ): Promise<void> {
    refuse(await this.closed([...new Set(departmentIds)]), people, field);
  }

  private closed(ids: readonly string[]): Promise<ClosedDepartment[]> {
    return readByIds(ids, (some, places) =>
      this.work.read<ClosedDepartment>(
        `SELECT id, name, closed_on AS closedOn FROM department WHERE closed_on IS NOT NULL AND id IN (${places})`,
        some,
      ),
    );
  }

  /** After facts were stored. */
  requireOpen(
    manager: EntityManager,
    facts: readonly (JobFactValue & { employeeId: string })[],
    field: string,
  ): Promise<void> {
    const moves = facts.filter(({ kind }) => kind === 'department');
    return this.requireNobodyIn(
      manager,
      moves.flatMap(({ valueId }) => valueId ?? []),
      moves.map(({ employeeId }) => employeeId),
      field,
    );
  }

  /** After somebody's employments were changed. */
  async requireNotIn(manager: EntityManager, employeeId: string, field: string): Promise<void> {
    const [person] = await this.people.byIds([employeeId]);
    const departments = (person?.facts ?? []).flatMap(({ valueId, withdrawnAt }) =>
      withdrawnAt === null && valueId !== null ? valueId : [],
    );
    await this.requireNobodyIn(
      manager,
      person ? [person.departmentId, ...departments] : [],
      [employeeId],
      field,
    );
  }
}

function refuse(
  closed: readonly ClosedDepartment[],
  people: readonly PersonOfDepartments[],
  field: string,
): void {
  for (const { id, name, closedOn } of closed)
    if (daysIn(id, people, closedOn).length > 0) throw departmentClosed(field, name, closedOn);
}

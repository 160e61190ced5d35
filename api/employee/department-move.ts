import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditedChange } from '../audit/audit.js';
import { Problem, refusal } from '../contract/problem.js';
import { Departments } from '../department/departments.js';
import type { Actor } from '../platform/access/actor.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { JobFactStore } from './job/job-fact-store.js';

/** As in an import: short enough for other requests to run in between on the embedded database. */
const BATCH = 200;

interface Person {
  id: string;
  name: string;
  department: string;
}

/** Selects the employees to move: a condition on the table, and its parameters. */
type Movers = [where: string, parameters: unknown[]];

const PEOPLE =
  'SELECT e.id, a.name, d.name AS department FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id';

/** Deleting a department never cascades: its people are moved first. It stands here, since departments know nothing of employees. */
@Injectable()
export class DepartmentMove {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly departments: Departments,
    private readonly jobs: JobFactStore,
  ) {}

  /** People who left too, so that the department can be deleted. */
  moveAll(actor: Actor, fromId: string, toId: string): Promise<number> {
    if (toId === fromId) throw Problem.at('department', refusal('department.move_to_itself'));
    const move = async (manager: EntityManager) => {
      await this.departments.record(fromId);
      await lockDepartments(manager, fromId, toId);
      return this.move(manager, actor, ['department_id = ?', [fromId]], toId);
    };
    return this.work.write(move);
  }

  /** Takes ids of employees or of accounts; somebody named by both is one person. Those who are in the department already stay as they are, and are not counted. */
  moveChosen(actor: Actor, ids: string[], toId: string): Promise<number> {
    const unique = [...new Set(ids)];
    if (unique.length === 0)
      throw Problem.at('employees', refusal('field.required', { label: 'Employees' }));
    const places = unique.map(() => '?').join(', ');
    const move = async (manager: EntityManager) => {
      await lockDepartments(manager, toId);
      const chosen = `(id IN (${places}) OR account_id IN (${places}))`;
      // Locks them on a server, so that all that follows is about the same people.
      await manager.query(`UPDATE employee SET id = id WHERE ${chosen}`, [...unique, ...unique]);
      const people = await manager.query<{ id: string; account_id: string }[]>(
        `SELECT id, account_id FROM employee WHERE ${chosen}`,
        [...unique, ...unique],
      );
      const known = new Set(people.flatMap(({ id, account_id }) => [id, account_id]));
      if (!unique.every((id) => known.has(id)))
        throw Problem.at('employees', refusal('employee.missing'));
      return this.move(
        manager,
        actor,
        [`${chosen} AND department_id <> ?`, [...unique, ...unique, toId]],
        toId,
      );
    };
    return this.work.write(move);
  }

  private async move(
    manager: EntityManager,
    actor: Actor,
    [where, parameters]: Movers,
    toId: string,
  ): Promise<number> {
    const to = await this.departments.requireReferenced(toId);
    await manager.query(`UPDATE employee SET version = version + 1 WHERE ${where}`, parameters);
    const people = await manager.query<Person[]>(
      `${PEOPLE} WHERE e.id IN (SELECT id FROM employee WHERE ${where}) ORDER BY e.id`,
      parameters,
    );
    for (let start = 0; start < people.length; start += BATCH) {
      if (start > 0) await setImmediate();
      const batch = people.slice(start, start + BATCH);
      const ids = batch.map(({ id }) => id);
      await manager.query(
        `UPDATE employee SET department_id = ? WHERE id IN (${ids.map(() => '?').join(', ')})`,
        [toId, ...ids],
      );
      await this.audit.record(
        actor,
        ...batch.map(({ id, name, department }): AuditedChange => ({
          action: 'employee.update',
          subject: 'employee',
          id,
          name,
          before: { department },
          after: { department: to.name },
        })),
      );
    }
    await this.jobs.follow(
      manager,
      people.map(({ id }) => id),
      { source: 'move', by: actor.accountId },
    );
    return people.length;
  }
}

/** On a server, nobody is added to the one, and the other is not deleted meanwhile. Always in the same order, so that two moves do not wait for each other. */
async function lockDepartments(manager: EntityManager, ...ids: string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockRecord(manager, 'department', id);
}

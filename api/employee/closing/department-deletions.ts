import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { Problem, refusal } from '../../contract/problem.js';
import { DepartmentDeleted } from '../../department/department.events.js';
import { Department } from '../../department/department.tables.js';
import { Departments } from '../../department/departments.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { daysIn } from '../job/days-in-department.js';
import { PeopleOfDepartments } from '../job/people-of-departments.js';
import { DepartmentClosings } from './department-closings.js';

/** A department that had people is closed instead; only one that never had any is gone. */
@Injectable()
export class DepartmentDeletions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly departments: Departments,
    private readonly closings: DepartmentClosings,
    private readonly people: PeopleOfDepartments,
    private readonly events: Events,
  ) {}

  /** Those who left belong to it as well, until they are moved or it is closed with them. */
  remove(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const department = await this.closings.lockOpen(manager, id);
      const [today, people] = [this.clock.today(), await this.people.ofDepartment(id)];
      const staying = new Set([
        ...people.filter(({ departmentId }) => departmentId === id).map(({ _id }) => _id),
        ...daysIn(id, people, today).map(({ _id }) => _id),
      ]);
      if (staying.size > 0)
        throw new Problem(
          'department.in_use',
          refusal('department.in_use', { count: staying.size }),
        );
      if (await hadPeople(manager, id))
        return this.closings.takeEffect(manager, actor, department, today);
      await this.delete(manager, actor, department);
    });
  }

  private async delete(
    manager: EntityManager,
    actor: Actor,
    { id, name }: Department,
  ): Promise<void> {
    const before = await this.departments.auditValues(id);
    await this.events.emit(new DepartmentDeleted(id, actor));
    await manager.delete(Department, { id });
    await this.audit.record(actor, {
      action: 'department.delete',
      subject: 'department',
      id,
      name,
      before,
    });
  }
}

/** Facts that were withdrawn and payslips that were reversed name it as well. */
async function hadPeople(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM department d WHERE d.id = ? AND (EXISTS (SELECT 1 FROM job_fact f WHERE f.kind = 'department' AND f.value_id = d.id)
       OR EXISTS (SELECT 1 FROM payslip s WHERE s.department_id = d.id))`,
    [id],
  );
  return rows.length > 0;
}

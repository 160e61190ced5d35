import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../contract/problem.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface EmployeeReference {
  id: string;
  accountId: string;
  departmentId: string;
  departmentName: string;
  employeeId: string;
  name: string;
  imageId: string | null;
}

/** Accepts employee ids and account ids. Employees get the same 403 for every id but their own, so that none reveals whether it exists. */
@Injectable()
export class EmployeeAccess {
  constructor(private readonly work: UnitOfWork) {}

  async reach(actor: Actor, id: string): Promise<EmployeeReference> {
    if (!isAdmin(actor) && id !== actor.employeeId && id !== actor.accountId) throw denied();
    const employee = await this.find(id);
    if (!employee) throw new Problem('employee.not_found', refusal('employee.not_found'));
    return employee;
  }

  /** Undefined if the actor's own account has no employee record: the list is then empty instead of refused. */
  async reachForList(actor: Actor, id: string): Promise<EmployeeReference | undefined> {
    return id === actor.accountId && actor.employeeId === null ? undefined : this.reach(actor, id);
  }

  async requireReferenced(id: string, field: string): Promise<EmployeeReference> {
    const employee = await this.find(id);
    if (!employee) throw Problem.at(field, refusal('employee.missing'));
    return employee;
  }

  async find(id: string): Promise<EmployeeReference | undefined> {
    const columns =
      'e.id, e.account_id AS accountId, e.department_id AS departmentId, d.name AS departmentName, e.employee_id AS employeeId, a.name, a.image_id AS imageId';
    const rows = await this.work.read<EmployeeReference>(
      `SELECT ${columns} FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id WHERE e.id = ? OR e.account_id = ?`,
      [id, id],
    );
    return rows[0];
  }
}

import { Injectable } from '@nestjs/common';
import { denied } from '../platform/access/access.guard.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Problem } from '../contract/problem.js';
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

/**
 * The one way from an id to an employee, for every module: the employee's own id or that of the account. To an employee,
 * any id that is not theirs gets the same refusal, existing or not; to an admin, one without a row is not found.
 */
@Injectable()
export class EmployeeLookup {
  constructor(private readonly work: UnitOfWork) {}

  async reach(actor: Actor, id: string): Promise<EmployeeReference> {
    if (!isAdmin(actor) && id !== actor.employeeId && id !== actor.accountId) throw denied();
    const employee = await this.find(id);
    if (!employee) throw new Problem('employee.not_found', 'Employee Not Found');
    return employee;
  }

  /** Whose records a list holds: nobody's for an account of one's own that has no employee record. */
  async reachForList(actor: Actor, id: string): Promise<EmployeeReference | undefined> {
    return id === actor.accountId && actor.employeeId === null ? undefined : this.reach(actor, id);
  }

  /** The employee that a body names, or a 400 at its field. */
  async named(id: string, field: string): Promise<EmployeeReference> {
    const employee = await this.find(id);
    if (!employee) throw Problem.at(field, 'This employee does not exist.');
    return employee;
  }

  /** The employee with this id, or whose account it is; undefined for nobody, or an account without an employee. */
  async find(id: string): Promise<EmployeeReference | undefined> {
    const columns = 'e.id, e.account_id AS accountId, e.department_id AS departmentId, d.name AS departmentName, e.employee_id AS employeeId, a.name, a.image_id AS imageId';
    const rows = await this.work.read<EmployeeReference>(
      `SELECT ${columns} FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id WHERE e.id = ? OR e.account_id = ?`,
      [id, id],
    );
    return rows[0];
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { minorUnits } from '../contract/money.js';
import { Problem, refusal, type Refusal } from '../contract/problem.js';
import { Departments } from '../department/departments.js';
import type { Actor } from '../platform/access/actor.js';
import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';
import { bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import type { EmployeeUpdateDto } from './employee.dto.js';
import { EMPLOYEE, Employee } from './employee.tables.js';
import { JobFactStore } from './job/job-fact-store.js';
import { requireKnown } from './known-details.js';
import { SalaryEdits } from './salary-edits.js';

@Injectable()
export class EmployeeChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly departments: Departments,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly salaries: SalaryEdits,
    private readonly jobs: JobFactStore,
  ) {}

  update(actor: Actor, id: string, dto: EmployeeUpdateDto): Promise<EmployeeRecord> {
    this.salaries.requireFitting(dto.salary);
    return this.work.write(async (manager) => {
      const { name, maritalStatus = null, designation = null, salary = null } = dto;
      if (salary !== null) await this.salaries.fixCurrency();
      const employee = await this.lookup.reach(actor, id);
      await bumpVersion(manager, EMPLOYEE, employee.id, dto.version);
      const before = await this.reader.record(actor, employee.id);
      requireKnown(before, { maritalStatus, designation, salary });
      const salaryBefore = minorUnits(before.salary) ?? null;
      const edited = salary !== null &&
        salary !== salaryBefore && { before: salaryBefore, after: salary };
      if (edited) await this.salaries.begin(edited, dto.confirmed !== false);
      // Who left stays in a department that is closed since.
      if (dto.department !== employee.departmentId)
        await this.departments.requireReferenced(dto.department);
      const columns = {
        maritalStatus,
        designation,
        designationFolded: designation === null ? null : folded(designation),
        salary,
        departmentId: dto.department,
      };
      await manager.update(Employee, { id: employee.id }, columns);
      await this.jobs.follow(manager, [employee.id], { source: 'edit', by: actor.accountId });
      // After the designation, which the text columns that follow from a new name contain as well.
      await this.accounts.change(employee.accountId, { name });
      const after = await this.reader.record(actor, employee.id);
      await this.audit.record(actor, {
        action: 'employee.update',
        subject: 'employee',
        id: employee.id,
        name,
        before: auditValues(before),
        after: auditValues(after),
      });
      if (edited) await this.salaries.end(actor, employee.id, edited);
      return this.reader.record(actor, employee.id);
    });
  }
}

function auditValues({ name, maritalStatus, designation, salary, department }: EmployeeRecord) {
  return { name, maritalStatus, designation, salary, department: department.dep_name };
}

export function givenFields({ hireDate, manager, phone }: EmployeeRecord): Record<string, unknown> {
  return {
    ...(hireDate && { hireDate }),
    ...(manager && { manager: manager.name, managerId: manager._id ?? null }),
    ...(phone && { phone }),
  };
}

/** Names employee ID and e-mail at once. A unique key would name only one; it still decides between two requests at the same time. */
export async function requireFreeIdentifiers(
  manager: EntityManager,
  { employeeId, email }: { employeeId: string; email: string },
): Promise<void> {
  const exists = async (sql: string, key: string) =>
    (await manager.query<unknown[]>(sql, [uniqueKey(key)])).length > 0;
  const errors: Record<string, Refusal> = {};
  if (await exists('SELECT id FROM employee WHERE employee_id_key = ?', employeeId))
    errors.employeeId = refusal('employee.id_taken');
  if (await exists('SELECT id FROM account WHERE email_key = ?', email))
    errors.email = refusal('account.email_taken');
  const [first] = Object.values(errors);
  if (first)
    throw new Problem(errors.employeeId ? 'employee.id_taken' : 'account.email_taken', first, {
      errors,
    });
}

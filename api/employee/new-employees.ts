import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvitationRequested } from '../account/account.events.js';
import { Audit } from '../audit/audit.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { amount } from '../contract/money.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { Events } from '../platform/events/events.js';
import { givenFields } from './employee-changes.js';
import { EmployeeReader } from './employee-reader.js';
import { employeeTextColumns } from './employee-text-columns.js';
import type { EmployeeDto } from './employee.dto.js';
import { EmployeeAdded } from './employee.events.js';
import { Employee } from './employee.tables.js';
import { Employment } from './employment.js';
import { JobFactStore } from './job/job-fact-store.js';

type References = Pick<Employee, 'accountId' | 'departmentId'>;

/** Stores the employee of a new account, in its unit of work. */
@Injectable()
export class NewEmployees {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly reader: EmployeeReader,
    private readonly employment: Employment,
    private readonly jobs: JobFactStore,
    private readonly events: Events,
  ) {}

  async add(
    manager: EntityManager,
    actor: Actor,
    dto: EmployeeDto,
    references: References,
    isInvited: boolean,
  ): Promise<EmployeeRecord> {
    const id = await this.insert(manager, dto, references);
    await this.jobs.follow(manager, [id], { source: 'edit', by: actor.accountId });
    if (isInvited) await this.events.emit(new InvitationRequested(actor, references.accountId));
    const added = await this.reader.record(actor, id);
    await this.record(actor, dto, added);
    if (dto.assignments) {
      const from = dto.hireDate ?? this.clock.today();
      await this.events.emit(new EmployeeAdded(actor, id, from, dto.assignments));
    }
    return added;
  }

  private async insert(
    manager: EntityManager,
    dto: EmployeeDto,
    references: References,
  ): Promise<string> {
    const { employeeId, dob, gender, maritalStatus, designation, salary, phone = null } = dto;
    const employee = {
      id: newId(),
      ...references,
      employeeId,
      ...employeeTextColumns(dto),
      dob,
      gender,
      maritalStatus,
      designation,
      designationFolded: folded(designation),
      salary,
      phone,
      ...(await this.employment.firstColumns(dto)),
      version: 1,
      createdAt: this.clock.now(),
    };
    await manager.insert(Employee, employee);
    return employee.id;
  }

  private record(actor: Actor, dto: EmployeeDto, added: EmployeeRecord): Promise<void> {
    const { name, email, employeeId, role, dob, gender, maritalStatus, designation } = dto;
    return this.audit.record(actor, {
      action: 'employee.add',
      subject: 'employee',
      id: added._id,
      name,
      after: {
        name,
        email,
        employeeId,
        role,
        dob,
        gender,
        maritalStatus,
        designation,
        department: added.department.dep_name,
        salary: amount(dto.salary),
        ...givenFields(added),
      },
    });
  }
}

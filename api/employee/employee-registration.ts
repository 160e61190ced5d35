import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { amount } from '../contract/money.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Departments } from '../department/departments.js';
import { EmployeeReader } from './employee-reader.js';
import type { EmployeeDto } from './employee.dto.js';
import { Employee } from './employee.tables.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { InvitationRequested } from '../account/account.events.js';
import { Events } from '../platform/events/events.js';
import { AccountPhotos } from '../account/account-photos.js';
import { hashPassword } from '../account/password.js';
import { Clock } from '../platform/config/clock.js';
import { employeeTextColumns } from './employee-text-columns.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import { EmployeeAdded } from './employee.events.js';
import { Employment } from './employment.js';
import { givenFields, requireFreeIdentifiers } from './employee-changes.js';

@Injectable()
export class EmployeeRegistration {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly photos: AccountPhotos,
    private readonly departments: Departments,
    private readonly reader: EmployeeReader,
    private readonly currency: CurrencyInUse,
    private readonly employment: Employment,
    private readonly events: Events,
  ) {}

  /** Hashes the password and converts the photo before the transaction, which both would hold open for long. */
  async add(actor: Actor, dto: EmployeeDto, image: Buffer | undefined): Promise<EmployeeRecord> {
    this.requireConfirmedFor(actor, dto);
    requirePlausibleBirth(dto.dob, this.clock.today());
    this.currency.requireFitting({ salary: dto.salary });
    const password = dto.invite ? null : (dto.password ?? null);
    if (password !== null) this.accounts.requireSuitable('password', password, dto);
    const photo = image && (await this.photos.square(actor, image));
    const passwordHash = password === null ? null : await hashPassword(password);
    return this.work.write(async (manager) => {
      this.requireConfirmedFor(actor, dto);
      await this.currency.fix();
      await requireFreeIdentifiers(manager, dto);
      const department = await this.departments.requireReferenced(dto.department);
      const { id: accountId } = await this.accounts.add({ ...dto, passwordHash });
      if (photo) await this.photos.replace(accountId, photo);
      const id = await this.store(manager, dto, { accountId, departmentId: department.id });
      if (password === null) await this.events.emit(new InvitationRequested(actor, accountId));
      const added = await this.reader.record(actor, id);
      await this.record(actor, dto, added);
      return added;
    });
  }

  private async store(
    manager: EntityManager,
    dto: EmployeeDto,
    references: { accountId: string; departmentId: string },
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

  private async record(actor: Actor, dto: EmployeeDto, added: EmployeeRecord): Promise<void> {
    const { name, email, employeeId, role, dob, gender, maritalStatus, designation } = dto;
    await this.audit.record(actor, {
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
    if (dto.assignments) {
      const from = dto.hireDate ?? this.clock.today();
      await this.events.emit(new EmployeeAdded(actor, added._id, from, dto.assignments));
    }
  }

  private requireConfirmedFor(actor: Actor, { role }: EmployeeDto): void {
    if (role === 'admin') requireConfirmed(actor, this.clock.now());
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { InvitationRequested } from '../account/account.events.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { PasswordRules } from '../account/password-rules.js';
import { Audit } from '../audit/audit.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { Clock } from '../platform/config/clock.js';
import { amount } from '../contract/money.js';
import type { EmployeeRecord } from '../contract/records.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bumpVersion } from '../platform/database/transaction/versioned.js';
import { Departments } from '../department/departments.js';
import { ProfileImages } from '../platform/storage/profile-images.js';
import { UploadedPhotos } from '../platform/storage/uploaded-photos.js';
import { Events } from '../platform/events/events.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { employeeTextColumns, EmployeeTextColumns } from './employee-text-columns.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import type { EmployeeDto, EmployeeUpdateDto } from './employee.dto.js';
import { Employee } from './employee.entity.js';
import { Employment } from './employment.js';
import { requireKnown } from './known-details.js';
import { TakenIdentifiers } from './taken-identifiers.js';

@Injectable()
export class Employees {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly passwordRules: PasswordRules,
    private readonly departments: Departments,
    private readonly images: ProfileImages,
    private readonly photos: UploadedPhotos,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly textColumns: EmployeeTextColumns,
    private readonly currency: CurrencyInUse,
    private readonly employment: Employment,
    private readonly taken: TakenIdentifiers,
    private readonly events: Events,
  ) {}

  /** Hashes the password and converts the photo before the transaction, which both would hold open for long. */
  async add(actor: Actor, dto: EmployeeDto, image: Buffer | undefined): Promise<EmployeeRecord> {
    this.requireConfirmedFor(actor, dto);
    requirePlausibleBirth(dto.dob, this.clock.today());
    this.currency.requireFitting({ salary: dto.salary });
    const password = dto.invite ? null : (dto.password ?? null);
    if (password !== null) this.passwordRules.requireOtherWords('password', password, dto);
    const photo = image && (await this.photos.square(actor, image));
    const passwordHash = password === null ? null : await hashPassword(password);
    return this.work.write(async (manager) => {
      this.requireConfirmedFor(actor, dto);
      await this.currency.fix();
      await this.taken.requireFree(dto);
      const department = await this.departments.requireReferenced(dto.department);
      const { id: accountId } = await this.accounts.add({ ...dto, passwordHash });
      if (photo) await this.accounts.change(accountId, { imageId: await this.images.replace(accountId, photo) });
      const { dob, gender, maritalStatus, designation, salary, phone = null } = dto;
      const employee = {
        id: newId(), accountId, departmentId: department.id, employeeId: dto.employeeId, ...employeeTextColumns(dto),
        dob, gender, maritalStatus, designation, designationFolded: folded(designation), salary, phone,
        ...(await this.employment.firstColumns(dto)),
        version: 1, createdAt: this.clock.now(),
      };
      await manager.insert(Employee, employee);
      if (password === null) await this.events.emit(new InvitationRequested(actor, accountId));
      const added = await this.reader.record(actor, employee.id);
      const { name, email, employeeId, role } = dto;
      await this.audit.record(actor, {
        action: 'employee.add', subject: 'employee', id: employee.id, name,
        after: { name, email, employeeId, role, dob, gender, maritalStatus, designation, department: department.name, salary: amount(salary), ...optionalFields(added) },
      });
      return added;
    });
  }

  private requireConfirmedFor(actor: Actor, { role }: EmployeeDto): void {
    if (role === 'admin') requireConfirmed(actor, this.clock.now());
  }

  update(actor: Actor, id: string, dto: EmployeeUpdateDto): Promise<EmployeeRecord> {
    this.currency.requireFitting({ salary: dto.salary });
    return this.work.write(async (manager) => {
      const { name, maritalStatus = null, designation = null, salary = null } = dto;
      if (salary !== null) await this.currency.fix();
      const employee = await this.lookup.reach(actor, id);
      await bumpVersion(manager, 'employee', employee.id, dto.version);
      const before = await this.reader.record(actor, employee.id);
      requireKnown(before, { maritalStatus, designation, salary });
      const stored = await manager.findOneByOrFail(Employee, { id: employee.id });
      const department = await this.departments.requireReferenced(dto.department);
      await this.accounts.change(stored.accountId, { name });
      await manager.update(Employee, { id: stored.id }, {
        maritalStatus, designation, designationFolded: designation === null ? null : folded(designation), salary, departmentId: department.id,
      });
      await this.textColumns.refresh(stored.id);
      await this.audit.record(actor, {
        action: 'employee.update', subject: 'employee', id: stored.id, name,
        before: { name: before.name, maritalStatus: before.maritalStatus, designation: before.designation, salary: before.salary, department: before.department.dep_name },
        after: { name, maritalStatus, designation, salary: salary === null ? null : amount(salary), department: department.name },
      });
      return this.reader.record(actor, stored.id);
    });
  }
}

/** Of these, the audit log has only what was filled in. */
function optionalFields({ hireDate, manager, phone }: EmployeeRecord): Record<string, unknown> {
  return { ...(hireDate && { hireDate }), ...(manager && { manager: manager.name, managerId: manager._id ?? null }), ...(phone && { phone }) };
}

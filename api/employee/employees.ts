import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { PasswordRules } from '../account/password-rules.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import { amount } from '../contract/money.js';
import type { EmployeeRecord } from '../contract/records.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bumpVersion } from '../platform/database/transaction/versioned.js';
import { Departments } from '../department/departments.js';
import { Headcount } from '../department/headcount.js';
import { ProfileImages } from '../platform/storage/profile-images.js';
import { squarePhoto } from '../platform/storage/square-photo.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { employeeTextColumns, EmployeeTextColumns } from './employee-text-columns.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import type { EmployeeDto, EmployeeUpdateDto } from './employee.dto.js';
import { Employee } from './employee.entity.js';

@Injectable()
export class Employees {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly passwordRules: PasswordRules,
    private readonly departments: Departments,
    private readonly headcount: Headcount,
    private readonly images: ProfileImages,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly textColumns: EmployeeTextColumns,
  ) {}

  /** Hashes the password and converts the photo before the transaction, which both would hold open for long. */
  async add(actor: Actor, dto: EmployeeDto, image: Buffer | undefined): Promise<EmployeeRecord> {
    requirePlausibleBirth(dto.dob, this.clock.today());
    this.passwordRules.requireOtherWords('password', dto.password, dto);
    const photo = image && (await squarePhoto(image));
    const passwordHash = await hashPassword(dto.password);
    return this.work.write(async (manager) => {
      const department = await this.departments.requireReferenced(dto.department);
      const { id: accountId } = await this.accounts.add({ ...dto, passwordHash });
      if (photo) await this.accounts.change(accountId, { imageId: await this.images.replace(accountId, photo) });
      const { dob, gender, maritalStatus, designation, salary } = dto;
      const employee = {
        id: newId(), accountId, departmentId: department.id, employeeId: dto.employeeId, ...employeeTextColumns(dto),
        dob, gender, maritalStatus, designation, designationFolded: folded(designation), salary,
        version: 1, createdAt: this.clock.now(),
      };
      await manager.insert(Employee, employee);
      await this.headcount.count({ departmentId: department.id, leftOn: null, salary }, 1);
      const { name, email, employeeId, role } = dto;
      await this.audit.record(actor, {
        action: 'employee.add', subject: 'employee', id: employee.id, name,
        after: { name, email, employeeId, role, dob, gender, maritalStatus, designation, department: department.name, salary: amount(salary) },
      });
      return this.reader.record(actor, employee.id);
    });
  }

  update(actor: Actor, id: string, dto: EmployeeUpdateDto): Promise<EmployeeRecord> {
    return this.work.write(async (manager) => {
      const employee = await this.lookup.reach(actor, id);
      await bumpVersion(manager, 'employee', employee.id, dto.version);
      const before = await this.reader.record(actor, employee.id);
      const stored = await manager.findOneByOrFail(Employee, { id: employee.id });
      const department = await this.departments.requireReferenced(dto.department);
      const { name, maritalStatus, designation, salary } = dto;
      await this.accounts.change(stored.accountId, { name });
      await manager.update(Employee, { id: stored.id }, {
        maritalStatus, designation, designationFolded: folded(designation), salary, departmentId: department.id,
      });
      await this.textColumns.refresh(stored.id);
      await this.headcount.count(stored, -1);
      await this.headcount.count({ departmentId: department.id, leftOn: stored.leftOn, salary }, 1);
      await this.audit.record(actor, {
        action: 'employee.update', subject: 'employee', id: stored.id, name,
        before: { name: before.name, maritalStatus: before.maritalStatus, designation: before.designation, salary: before.salary, department: before.department.dep_name },
        after: { name, maritalStatus, designation, salary: amount(salary), department: department.name },
      });
      return this.reader.record(actor, stored.id);
    });
  }
}

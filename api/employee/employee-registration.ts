import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { AccountPhotos } from '../account/account-photos.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { Audit } from '../audit/audit.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import { Clock } from '../platform/config/clock.js';
import { amount } from '../contract/money.js';
import type { EmployeeRecord } from '../contract/records.js';
import { Problem } from '../contract/problem.js';
import { refusal, type Refusal } from '../contract/refusals.js';
import { folded, uniqueKey, newId } from '../platform/database/statements/new-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Departments } from '../department/departments.js';
import { EmployeeReader } from './employee-reader.js';
import { employeeTextColumns } from './employee-text-columns.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import type { EmployeeDto } from './employee.dto.js';
import { Employee } from './employee.tables.js';
import { Employment } from './employment.js';

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
  ) {}

  /** Hashes the password and converts the photo before the transaction, which both would hold open for long. */
  async add(actor: Actor, dto: EmployeeDto, image: Buffer | undefined): Promise<EmployeeRecord> {
    this.requireConfirmedFor(actor, dto);
    requirePlausibleBirth(dto.dob, this.clock.today());
    this.currency.requireFitting({ salary: dto.salary });
    const password = dto.invite ? null : (dto.password ?? null);
    if (password !== null) this.accounts.requireOtherWords('password', password, dto);
    const photo = image && (await this.photos.square(actor, image));
    const passwordHash = password === null ? null : await hashPassword(password);
    return this.work.write(async (manager) => {
      this.requireConfirmedFor(actor, dto);
      await this.currency.fix();
      await requireFreeIdentifiers(manager, dto);
      const department = await this.departments.requireReferenced(dto.department);
      const { id: accountId } = await this.accounts.add({ ...dto, passwordHash, addedBy: actor });
      if (photo) await this.photos.replace(accountId, photo);
      const { dob, gender, maritalStatus, designation, salary, phone = null } = dto;
      const employee = {
        id: newId(), accountId, departmentId: department.id, employeeId: dto.employeeId, ...employeeTextColumns(dto),
        dob, gender, maritalStatus, designation, designationFolded: folded(designation), salary, phone,
        ...(await this.employment.firstColumns(dto)),
        version: 1, createdAt: this.clock.now(),
      };
      await manager.insert(Employee, employee);
      const added = await this.reader.record(actor, employee.id);
      const { name, email, employeeId, role } = dto;
      await this.audit.record(actor, {
        action: 'employee.add', subject: 'employee', id: employee.id, name,
        after: { name, email, employeeId, role, dob, gender, maritalStatus, designation, department: department.name, salary: amount(salary), ...givenFields(added) },
      });
      return added;
    });
  }

  private requireConfirmedFor(actor: Actor, { role }: EmployeeDto): void {
    if (role === 'admin') requireConfirmed(actor, this.clock.now());
  }
}

function givenFields({ hireDate, manager, phone }: EmployeeRecord): Record<string, unknown> {
  return { ...(hireDate && { hireDate }), ...(manager && { manager: manager.name, managerId: manager._id ?? null }), ...(phone && { phone }) };
}

/** Names employee ID and e-mail at once. A unique key would name only one; it still decides between two requests at the same time. */
async function requireFreeIdentifiers(manager: EntityManager, { employeeId, email }: { employeeId: string; email: string }): Promise<void> {
  const exists = async (sql: string, key: string) => (await manager.query<unknown[]>(sql, [uniqueKey(key)])).length > 0;
  const errors: Record<string, Refusal> = {};
  if (await exists('SELECT id FROM employee WHERE employee_id_key = ?', employeeId)) errors.employeeId = refusal('employee.id_taken');
  if (await exists('SELECT id FROM account WHERE email_key = ?', email)) errors.email = refusal('account.email_taken');
  const [first] = Object.values(errors);
  if (first) throw new Problem(errors.employeeId ? 'employee.id_taken' : 'account.email_taken', first, { errors });
}

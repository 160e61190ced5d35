import { Injectable } from '@nestjs/common';
import { AccountPhotos } from '../account/account-photos.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { CurrencyInUse } from '../company/currency-in-use.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { Departments } from '../department/departments.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import { requireFreeIdentifiers } from './employee-changes.js';
import type { EmployeeDto } from './employee.dto.js';
import { NewEmployees } from './new-employees.js';

/** Adds a person with their account. */
@Injectable()
export class EmployeeRegistration {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly photos: AccountPhotos,
    private readonly departments: Departments,
    private readonly currency: CurrencyInUse,
    private readonly employees: NewEmployees,
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
      const columns = { accountId, departmentId: department.id };
      return this.employees.add(manager, actor, dto, columns, password === null);
    });
  }

  private requireConfirmedFor(actor: Actor, { role }: EmployeeDto): void {
    if (role === 'admin') requireConfirmed(actor, this.clock.now());
  }
}

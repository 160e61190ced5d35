import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import { contactDetails } from '../contract/employee-fields.js';
import type { EmployeeRecord } from '../contract/records.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { lockRecord, bumpVersion } from '../platform/database/transaction/versioned.js';
import { ProfileImages } from '../platform/storage/profile-images.js';
import { squarePhoto } from '../platform/storage/square-photo.js';
import { EmployeeLookup } from './employee-lookup.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeTexts } from './employee-texts.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import type { EmployeeContactDto, EmployeeIdentityDto } from './employee.dto.js';
import { Employee } from './employee.entity.js';

/** What changes beside the yearly business of `Employees.update`: contact details, photo, and what was mistyped. */
@Injectable()
export class EmployeeCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly images: ProfileImages,
    private readonly lookup: EmployeeLookup,
    private readonly reader: EmployeeReader,
    private readonly clock: Clock,
    private readonly texts: EmployeeTexts,
  ) {}

  /** Whoever reaches the employee may do this: an admin, or the person. */
  changeContact(actor: Actor, id: string, dto: EmployeeContactDto): Promise<EmployeeRecord> {
    return this.work.write(async (manager) => {
      const reached = await this.lookup.reach(actor, id);
      await lockRecord(manager, 'employee', reached.id);
      const before = await manager.findOneByOrFail(Employee, { id: reached.id });
      const after = contactDetails((field) => (dto[field] === undefined ? before[field] : dto[field]));
      await manager.update(Employee, { id: reached.id }, after);
      await this.audit.record(actor, {
        action: 'employee.contact', subject: 'employee', id: reached.id, name: reached.name,
        before: contactDetails((field) => before[field]), after,
      });
      return this.reader.record(actor, reached.id);
    });
  }

  async changeImage(actor: Actor, id: string, image: Buffer): Promise<EmployeeRecord> {
    const reached = await this.lookup.reach(actor, id);
    const photo = await squarePhoto(image);
    return this.work.write(async () => {
      const before = await this.accounts.lock(reached.accountId);
      const imageId = await this.images.replace(reached.accountId, photo);
      await this.accounts.change(reached.accountId, { imageId });
      await this.audit.record(actor, {
        action: 'employee.image', subject: 'employee', id: reached.id, name: reached.name,
        before: { image: before?.imageId ?? null }, after: { image: imageId },
      });
      return this.reader.record(actor, reached.id);
    });
  }

  changeIdentity(actor: Actor, id: string, dto: EmployeeIdentityDto): Promise<EmployeeRecord> {
    requirePlausibleBirth(dto.dob, this.clock.today());
    return this.work.write(async (manager) => {
      const reached = await this.lookup.reach(actor, id);
      await bumpVersion(manager, 'employee', reached.id, dto.version);
      const before = await this.reader.record(actor, reached.id);
      const { employeeId, dob, gender } = dto;
      await manager.update(Employee, { id: reached.id }, { employeeId, dob, gender });
      await this.texts.renew(reached.id);
      await this.audit.record(actor, {
        action: 'employee.identity', subject: 'employee', id: reached.id, name: reached.name,
        before: { employeeId: before.employeeId, dob: before.dob, gender: before.gender }, after: { employeeId, dob, gender },
      });
      return this.reader.record(actor, reached.id);
    });
  }
}

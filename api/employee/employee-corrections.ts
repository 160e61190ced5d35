import { Injectable } from '@nestjs/common';
import { AccountPhotos } from '../account/account-photos.js';
import { Audit } from '../audit/audit.js';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  contactDetails,
  type ContactDetails,
} from '../contract/employee/employee-fields.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { Problem, refusal } from '../contract/problem.js';
import { isPhoneNumber } from '../contract/text/phone-number.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { lockRecord, bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { requirePlausibleBirth } from './date-of-birth.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeTextColumns } from './employee-text-columns.js';
import type { EmployeeIdentityDto, OwnContactDto } from './employee.dto.js';
import { EMPLOYEE, Employee } from './employee.tables.js';
import { requireKnown } from './known-details.js';

@Injectable()
export class EmployeeCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly photos: AccountPhotos,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly clock: Clock,
    private readonly textColumns: EmployeeTextColumns,
  ) {}

  changeContact(
    actor: Actor,
    id: string,
    { celebrate, ...dto }: OwnContactDto,
  ): Promise<EmployeeRecord> {
    return this.work.write(async (manager) => {
      const employee = await this.lookup.reach(actor, id);
      await lockRecord(manager, 'employee', employee.id);
      const before = await manager.findOneByOrFail(Employee, { id: employee.id });
      const after = contactDetails((field) =>
        dto[field] === undefined ? before[field] : dto[field],
      );
      requireFormats(before, after);
      const agreed = before.celebrate === 1;
      const agrees = celebrate ?? agreed;
      await manager.update(
        Employee,
        { id: employee.id },
        { ...after, celebrate: agrees ? 1 : null },
      );
      await this.audit.record(actor, {
        action: 'employee.contact',
        subject: 'employee',
        id: employee.id,
        name: employee.name,
        before: { ...contactDetails((field) => before[field]), celebrate: agreed },
        after: { ...after, celebrate: agrees },
      });
      return this.reader.record(actor, employee.id);
    });
  }

  async changeImage(actor: Actor, id: string, image: Buffer): Promise<EmployeeRecord> {
    const employee = await this.lookup.reach(actor, id);
    const photo = await this.photos.square(actor, image);
    return this.work.write(async () => {
      const { before, after } = await this.photos.replace(employee.accountId, photo);
      await this.audit.record(actor, {
        action: 'employee.image',
        subject: 'employee',
        id: employee.id,
        name: employee.name,
        before: { image: before },
        after: { image: after },
      });
      return this.reader.record(actor, employee.id);
    });
  }

  changeIdentity(actor: Actor, id: string, dto: EmployeeIdentityDto): Promise<EmployeeRecord> {
    requirePlausibleBirth(dto.dob, this.clock.today());
    return this.work.write(async (manager) => {
      const employee = await this.lookup.reach(actor, id);
      await bumpVersion(manager, EMPLOYEE, employee.id, dto.version);
      const before = await this.reader.record(actor, employee.id);
      const { employeeId, dob = null, gender = null } = dto;
      requireKnown(before, { dob, gender });
      await manager.update(Employee, { id: employee.id }, { employeeId, dob, gender });
      await this.textColumns.refresh({ id: employee.id });
      await this.audit.record(actor, {
        action: 'employee.identity',
        subject: 'employee',
        id: employee.id,
        name: employee.name,
        before: { employeeId: before.employeeId, dob: before.dob, gender: before.gender },
        after: { employeeId, dob, gender },
      });
      return this.reader.record(actor, employee.id);
    });
  }
}

/** A stored value blocks no change of another field. */
function requireFormats(before: ContactDetails, after: ContactDetails): void {
  for (const field of CONTACT_FIELD_NAMES) {
    const [definition, value] = [CONTACT_FIELDS[field], after[field]];
    if (
      'format' in definition &&
      value !== null &&
      value !== before[field] &&
      !isPhoneNumber(value)
    )
      throw Problem.at(field, refusal('field.not_phone', { label: definition.label }));
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { AccountAccessChanged } from '../account/account.events.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import { Problem } from '../contract/problem.js';
import type { EmployeeRecord } from '../contract/records.js';
import { refusal } from '../contract/refusals.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bumpVersion } from '../platform/database/transaction/versioned.js';
import { Headcount } from '../department/headcount.js';
import { Events } from '../platform/events/events.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { Employee } from './employee.entity.js';
import type { EmploymentDto } from './employment.dto.js';
import { employmentStatus } from './employment-status.js';
import type { ManagerInput } from './manager-field.js';

@Injectable()
export class Employment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly headcount: Headcount,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
  ) {}

  change(actor: Actor, id: string, dto: EmploymentDto): Promise<EmployeeRecord> {
    this.requireNotTooLate('hireDate', 'Hire Date', dto.hireDate);
    this.requireNotTooLate('leftOn', 'Left on', dto.leftOn);
    return this.work.write(async (manager) => {
      const employee = await this.lookup.reach(actor, id);
      await bumpVersion(manager, 'employee', employee.id, dto.version);
      const stored = await manager.findOneByOrFail(Employee, { id: employee.id });
      const before = await this.reader.record(actor, employee.id);
      const { hireDate = stored.hireDate, leftOn = stored.leftOn } = dto;
      if (hireDate && leftOn && leftOn < hireDate) throw Problem.at('leftOn', refusal('employee.left_before_hired', { hireDate }));
      await manager.update(Employee, { id: stored.id }, { hireDate, leftOn, ...(await this.managerColumns(stored.id, dto.manager)) });
      if (leftOn !== stored.leftOn) await this.moveLastDay(stored, leftOn);
      const after = await this.reader.record(actor, stored.id);
      await this.audit.record(actor, {
        action: 'employee.employment', subject: 'employee', id: stored.id, name: employee.name, before: auditValues(before), after: auditValues(after),
      });
      return after;
    });
  }

  private requireNotTooLate(field: string, label: string, date: CalendarDate | null | undefined): void {
    const latest = latestFutureDate(this.clock.today());
    if (date && date > latest) throw Problem.at(field, refusal('date.too_late', { label, latest }));
  }

  private async managerColumns(id: string, input: ManagerInput | null | undefined): Promise<Partial<Employee>> {
    if (input === undefined) return {};
    if (input === null) return { managerId: null, managerName: null };
    if ('name' in input) return { managerId: null, managerName: input.name };
    const manager = await this.lookup.requireReferenced(input._id, 'manager');
    if (manager.id === id) throw Problem.at('manager', refusal('employee.own_manager'));
    return { managerId: manager.id, managerName: null };
  }

  private async moveLastDay({ accountId, departmentId, salary, leftOn: before }: Employee, leftOn: CalendarDate | null): Promise<void> {
    await this.headcount.count({ departmentId, salary, leftOn: before }, -1);
    await this.headcount.count({ departmentId, salary, leftOn }, 1);
    if (leftOn === null) return;
    const hasLeft = employmentStatus(leftOn, this.clock.today()) === 'Left';
    await this.events.emit(new AccountAccessChanged(hasLeft ? [accountId] : []));
  }
}

/** With the manager's id, since two managers may have the same name. */
function auditValues({ hireDate, manager, leftOn }: EmployeeRecord) {
  return { hireDate, manager: manager?.name ?? null, managerId: manager?._id ?? null, leftOn };
}

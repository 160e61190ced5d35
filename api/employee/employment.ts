import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { AccountAccessChanged } from '../account/account.events.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import { Problem } from '../contract/problem.js';
import type { EmployeeRecord } from '../contract/records.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { bumpVersion } from '../platform/database/transaction/versioned.js';
import { Headcount } from '../department/headcount.js';
import { Events } from '../platform/events/events.js';
import { EmployeeLookup } from './employee-lookup.js';
import { EmployeeReader } from './employee-reader.js';
import { Employee } from './employee.entity.js';
import type { EmploymentDto } from './employment.dto.js';
import { employmentStatus } from './employment-status.js';
import type { GivenManager } from './manager-field.js';

/** Since when somebody works here, under whom, and until when. */
@Injectable()
export class Employment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly headcount: Headcount,
    private readonly lookup: EmployeeLookup,
    private readonly reader: EmployeeReader,
  ) {}

  /** A last day may lie ahead: the person works here until it has passed. */
  change(actor: Actor, id: string, dto: EmploymentDto): Promise<EmployeeRecord> {
    this.requireNear('hireDate', 'Hire Date', dto.hireDate);
    this.requireNear('leftOn', 'Left on', dto.leftOn);
    return this.work.write(async (manager) => {
      const reached = await this.lookup.reach(actor, id);
      await bumpVersion(manager, 'employee', reached.id, dto.version);
      const stored = await manager.findOneByOrFail(Employee, { id: reached.id });
      const before = await this.reader.record(actor, reached.id);
      const { hireDate = stored.hireDate, leftOn = stored.leftOn } = dto;
      if (hireDate && leftOn && leftOn < hireDate) throw Problem.at('leftOn', `Left on must not lie before Hire Date, ${hireDate}.`);
      await manager.update(Employee, { id: stored.id }, { hireDate, leftOn, ...(await this.managedBy(stored.id, dto.manager)) });
      if (leftOn !== stored.leftOn) await this.moveLastDay(stored, leftOn);
      const after = await this.reader.record(actor, stored.id);
      await this.audit.record(actor, {
        action: 'employee.employment', subject: 'employee', id: stored.id, name: reached.name, before: recorded(before), after: recorded(after),
      });
      return after;
    });
  }

  private requireNear(field: string, label: string, date: CalendarDate | null | undefined): void {
    const latest = latestFutureDate(this.clock.today());
    if (date && date > latest) throw Problem.at(field, `${label} must not lie after ${latest}.`);
  }

  private async managedBy(id: string, given: GivenManager | null | undefined): Promise<Partial<Employee>> {
    if (given === undefined) return {};
    if (given === null) return { managerId: null, managerName: null };
    if ('name' in given) return { managerId: null, managerName: given.name };
    const manager = await this.lookup.named(given._id, 'manager');
    if (manager.id === id) throw Problem.at('manager', 'Nobody is their own manager.');
    return { managerId: manager.id, managerName: null };
  }

  private async moveLastDay({ accountId, departmentId, salary, leftOn: before }: Employee, leftOn: CalendarDate | null): Promise<void> {
    await this.headcount.count({ departmentId, salary, leftOn: before }, -1);
    await this.headcount.count({ departmentId, salary, leftOn }, 1);
    if (leftOn === null) return;
    const gone = employmentStatus(leftOn, this.clock.today()) === 'Left';
    await this.events.emit(new AccountAccessChanged(gone ? [accountId] : []));
  }
}

/** Two managers may have one name, so their ids are compared as well. */
function recorded({ hireDate, manager, leftOn }: EmployeeRecord) {
  return { hireDate, manager: manager?.name ?? null, managerId: manager?._id ?? null, leftOn };
}

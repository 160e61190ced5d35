import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountAccessChanged } from '../account/account.events.js';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import {
  intervalsOf,
  type EarlierPeriod,
  type EmploymentPeriod,
} from '../contract/employee/employment-periods.js';
import type { SettledChoice } from '../contract/payroll/leaver-settlements.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { EmploymentsChanged, EmploymentsChanging } from './employee.events.js';
import { EMPLOYEE, Employee } from './employee.tables.js';
import { EmploymentPeriods, previousLastDay } from './employment-periods.js';
import { employmentStatus } from './employment-status.js';
import { JobFactStore } from './job/job-fact-store.js';
import { lockLeave } from './leave-lock.js';

export interface StoredEmployment {
  employee: Employee;
  earlier: EarlierPeriod[];
  latest: EmploymentPeriod;
}

export type ChangedPeriods = Pick<StoredEmployment, 'earlier' | 'latest'>;

/** Stores a change of somebody's employments with all that follows from it: ended sessions, audit. */
@Injectable()
export class EmploymentWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly periods: EmploymentPeriods,
    private readonly jobs: JobFactStore,
  ) {}

  write(
    actor: Actor,
    id: string,
    {
      action,
      version,
      settled,
    }: { action: AuditAction; version?: number | null; settled?: SettledChoice | null },
    change: (
      stored: StoredEmployment,
      manager: EntityManager,
    ) => ChangedPeriods | Promise<ChangedPeriods>,
  ): Promise<EmployeeRecord> {
    return this.work.write(async (manager) => {
      const { id: employeeId, name } = await this.lookup.reach(actor, id);
      await lockLeave(manager, [employeeId]);
      await bumpVersion(manager, EMPLOYEE, employeeId, version);
      const employee = await manager.findOneByOrFail(Employee, { id: employeeId });
      const before = await this.reader.record(actor, employeeId);
      const { earlier, latest } = await change(
        { employee, ...splitPeriods(before.periods) },
        manager,
      );
      if (before.userId.role === 'admin' && changesLeaving(before.periods, [...earlier, latest]))
        requireConfirmed(actor, this.clock.now());
      await this.store(manager, employee, { earlier, latest });
      await this.jobs.follow(manager, [employeeId], {
        source: 'edit',
        by: actor.accountId,
        employmentField: action === 'employee.return' ? 'returnDate' : 'leftOn',
      });
      const after = await this.reader.record(actor, employeeId);
      await this.audit.record(actor, {
        action,
        subject: 'employee',
        id: employeeId,
        name,
        before: auditValues(before),
        after: auditValues(after),
      });
      const lastDays = before.periods.flatMap(({ leftOn }) => leftOn ?? []);
      await this.events.emit(
        new EmploymentsChanged(actor, employeeId, lastDays, settled ?? undefined),
      );
      return after;
    });
  }

  private async store(
    manager: EntityManager,
    employee: Employee,
    { earlier, latest }: ChangedPeriods,
  ): Promise<void> {
    await this.events.emit(new EmploymentsChanging([employee.id]));
    await this.periods.store(manager, employee.id, earlier, latest);
    await this.followDates(employee, {
      hireDate: latest.hiredOn,
      leftOn: latest.leftOn,
      previousLeftOn: previousLastDay(earlier),
    });
  }

  private async followDates(
    stored: Employee,
    dates: Pick<Employee, 'hireDate' | 'leftOn' | 'previousLeftOn'>,
  ): Promise<void> {
    const { hireDate, leftOn, previousLeftOn } = dates;
    const [today, { accountId }] = [this.clock.today(), stored];
    if (
      hireDate === stored.hireDate &&
      leftOn === stored.leftOn &&
      previousLeftOn === stored.previousLeftOn
    )
      return;
    const isToReturn = previousLeftOn !== null && hireDate !== null && hireDate > today;
    // A last day that was set beforehand has passed without an event, so that what it ended is removed when somebody comes back.
    const hadLeft = leftBy(stored, today);
    if (leftOn === null && !isToReturn && !hadLeft) return;
    await this.events.emit(
      new AccountAccessChanged(hadLeft || leftBy(dates, today) ? [accountId] : []),
    );
  }
}

function leftBy(
  { hireDate, leftOn, previousLeftOn }: Pick<Employee, 'hireDate' | 'leftOn' | 'previousLeftOn'>,
  today: CalendarDate,
): boolean {
  return (
    employmentStatus(
      { hire_date: hireDate, left_on: leftOn, previous_left_on: previousLeftOn },
      today,
    ) === 'Left'
  );
}

export function splitPeriods(periods: EmploymentPeriod[]): ChangedPeriods {
  return {
    earlier: periods.slice(0, -1) as EarlierPeriod[],
    latest: periods.at(-1) as EmploymentPeriod,
  };
}

/** Closes or opens the sign-in, on that day or a later one. */
function changesLeaving(before: EmploymentPeriod[], after: EmploymentPeriod[]): boolean {
  const leaving = (periods: EmploymentPeriod[]) =>
    periods.map(({ leftOn }) => leftOn).join() +
    (periods.length > 1 ? periods.at(-1)?.hiredOn : '');
  return leaving(before) !== leaving(after);
}

/** With the manager's id, since two managers may have the same name. */
function auditValues({ hireDate, manager, approver, deputy, leftOn, periods }: EmployeeRecord) {
  return {
    hireDate,
    manager: manager?.name ?? null,
    managerId: manager?._id ?? null,
    approver: approver?.name ?? null,
    deputy: deputy?.name ?? null,
    leftOn,
    earlierEmployments: intervalsOf(periods.slice(0, -1)),
  };
}

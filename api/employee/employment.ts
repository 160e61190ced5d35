import { Injectable } from '@nestjs/common';
import { latestFutureDate, type CalendarDate } from '../contract/calendar-date.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import {
  periodConflict,
  type EarlierPeriod,
  type EmploymentPeriod,
  type PeriodConflict,
} from '../contract/employee/employment-periods.js';
import { Problem, refusal, type Refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { requireDate } from '../platform/http/fields/date-limits.js';
import { EmployeeAccess } from './employee-access.js';
import { Employee } from './employee.tables.js';
import { EmploymentWriter, type ChangedPeriods } from './employment-writer.js';
import type { EmploymentDto, ReturnDto } from './employment.dto.js';
import type { ManagerInput } from './manager-field.js';

@Injectable()
export class Employment {
  constructor(
    private readonly clock: Clock,
    private readonly lookup: EmployeeAccess,
    private readonly writer: EmploymentWriter,
  ) {}

  /** Columns of a new employee. */
  async firstColumns({
    hireDate,
    manager,
  }: Pick<EmploymentDto, 'hireDate' | 'manager'>): Promise<Partial<Employee>> {
    this.requireNotTooLate('hireDate', 'Hire Date', hireDate);
    return { hireDate: hireDate ?? null, ...(await this.managerColumns(undefined, manager)) };
  }

  /** Corrects what is stored of the latest employment, and of earlier ones if they are named. */
  change(actor: Actor, id: string, dto: EmploymentDto): Promise<EmployeeRecord> {
    return this.writer.write(
      actor,
      id,
      { action: 'employee.employment', version: dto.version, settled: dto.settled },
      async (stored, manager) => {
        const { earlier, latest } = this.corrected(stored, dto);
        const columns = {
          ...(await this.managerColumns(stored.employee.id, dto.manager)),
          ...(await this.deciderColumns(stored.employee.id, dto)),
        };
        if (Object.keys(columns).length > 0)
          await manager.update(Employee, { id: stored.employee.id }, columns);
        return { earlier, latest };
      },
    );
  }

  /** The employments after a correction, which is refused if they would be impossible. */
  corrected(stored: ChangedPeriods, dto: EmploymentDto): ChangedPeriods {
    this.requireNotTooLate('hireDate', 'Hire Date', dto.hireDate);
    this.requireNotTooLate('leftOn', 'Last Day', dto.leftOn);
    const { hireDate = stored.latest.hiredOn, leftOn = stored.latest.leftOn } = dto;
    const latest = { hiredOn: hireDate, leftOn };
    const earlier =
      dto.earlierPeriods === undefined ? stored.earlier : inOrder(dto.earlierPeriods ?? []);
    this.requireNotTooLate('earlierPeriods', 'Earlier employments', earlier.at(-1)?.leftOn);
    this.requirePossible(earlier, latest);
    if (dto.earlierPeriods === undefined) requireLeavingKept(stored.latest, latest);
    return { earlier, latest };
  }

  /** Begins a new employment and keeps the one that ended, so that the time between stays visible. */
  recordReturn(
    actor: Actor,
    id: string,
    { returnDate, version }: ReturnDto,
  ): Promise<EmployeeRecord> {
    return this.writer.write(actor, id, { action: 'employee.return', version }, (stored) =>
      this.returned(stored, returnDate),
    );
  }

  /** The employments after a return, which is refused if they would be impossible. */
  returned(
    { earlier: before, latest: { hiredOn, leftOn } }: ChangedPeriods,
    returnDate: CalendarDate,
  ): ChangedPeriods {
    this.requireNotTooLate('returnDate', 'Return Date', returnDate);
    if (leftOn === null) throw new Problem('employee.no_last_day', refusal('employee.no_last_day'));
    const [earlier, latest] = [
      [...before, { hiredOn, leftOn }],
      { hiredOn: returnDate, leftOn: null },
    ];
    const conflict = periodConflict([...earlier, latest], this.clock.today());
    if (conflict) throw Problem.at('returnDate', reason(conflict, 'Return Date'));
    return { earlier, latest };
  }

  private requireNotTooLate(
    field: string,
    label: string,
    date: CalendarDate | null | undefined,
  ): void {
    requireDate(field, label, date, { latest: latestFutureDate(this.clock.today()) });
  }

  private requirePossible(earlier: EarlierPeriod[], latest: EmploymentPeriod): void {
    const conflict = periodConflict([...earlier, latest], this.clock.today());
    if (!conflict) return;
    if (conflict.place < earlier.length)
      throw Problem.at('earlierPeriods', reason(conflict, 'Earlier employment'));
    throw Problem.at(
      conflict.kind === 'leftBeforeHired' ? 'leftOn' : 'hireDate',
      reason(conflict, 'Hire Date'),
    );
  }

  private async deciderColumns(
    id: string,
    { approver, deputy }: EmploymentDto,
  ): Promise<Partial<Pick<Employee, 'approverId' | 'deputyId'>>> {
    return {
      ...(approver !== undefined && {
        approverId: await this.otherEmployee(id, approver, 'approver'),
      }),
      ...(deputy !== undefined && { deputyId: await this.otherEmployee(id, deputy, 'deputy') }),
    };
  }

  private async otherEmployee(
    id: string,
    other: string | null,
    field: 'approver' | 'deputy',
  ): Promise<string | null> {
    if (other === null) return null;
    const found = await this.lookup.requireReferenced(other, field);
    if (found.id === id)
      throw Problem.at(
        field,
        refusal(field === 'approver' ? 'employee.own_approver' : 'employee.own_deputy'),
      );
    return found.id;
  }

  private async managerColumns(
    id: string | undefined,
    input: ManagerInput | null | undefined,
  ): Promise<Pick<Employee, 'managerId' | 'managerName'> | undefined> {
    if (input === undefined) return undefined;
    if (input === null) return { managerId: null, managerName: null };
    if ('name' in input) return { managerId: null, managerName: input.name };
    const manager = await this.lookup.requireReferenced(input._id, 'manager');
    if (manager.id === id) throw Problem.at('manager', refusal('employee.own_manager'));
    return { managerId: manager.id, managerName: null };
  }
}

function inOrder(periods: EarlierPeriod[]): EarlierPeriod[] {
  return periods.toSorted((a, b) => (a.leftOn < b.leftOn ? -1 : 1));
}

/** A hire date after the recorded last day is a return: as a correction, it would erase the employment that ended. */
function requireLeavingKept({ leftOn }: EmploymentPeriod, { hiredOn }: EmploymentPeriod): void {
  if (leftOn !== null && hiredOn !== null && hiredOn > leftOn)
    throw Problem.at('hireDate', refusal('employee.would_erase_leaving', { leftOn }));
}

function reason({ kind, date }: PeriodConflict, label: string): Refusal {
  if (kind === 'leftBeforeHired') return refusal('employee.left_before_hired', { hireDate: date });
  return kind === 'notBegun'
    ? refusal('employee.not_begun', { hireDate: date })
    : refusal('employee.hired_before_left', { label, leftOn: date });
}

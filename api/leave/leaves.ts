import { Injectable } from '@nestjs/common';
import { denied } from '../platform/access/access.guard.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import { inclusiveDays } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { LONGEST_LEAVE_DAYS } from '../contract/leave-types.js';
import { Problem } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { refusal, type RefusalKey } from '../contract/refusals.js';
import { execute } from '../platform/database/statements/execute.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess, type EmployeeReference } from '../employee/employee-access.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { LeaveTypes } from '../entitlement/leave-types.js';
import { Events } from '../platform/events/events.js';
import { LeaveCounter } from './leave-counter.js';
import { requireEmployed } from './leave-employment.js';
import { freeDays, takeDays } from './leave-overlap.js';
import { newLeaveRecord } from './leave-list.js';
import { LeaveAccess } from './leave-access.js';
import type { LeaveDecisionDto, LeaveDto, LeaveWithdrawalDto } from './leave.dto.js';
import { LeaveDecided, LeaveRequested, LeaveWithdrawn } from './leave.events.js';

/** On a database server the employee's row is share-locked, so that a concurrent rename waits and then updates this request, too. */
const ADD = `INSERT INTO leave_request (id, employee_id, department_id, name_folded, employee_id_folded, leave_type_id, leave_type, start_date, end_date, days, reason, reason_folded, status, created_at)
  SELECT ?, e.id, e.department_id, e.name_folded, e.employee_id_folded, t.id, t.name, ?, ?, ?, ?, ?, 'Pending', ? FROM employee e CROSS JOIN leave_type t WHERE e.id = ? AND t.id = ?`;

@Injectable()
export class Leaves {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly periods: EmploymentPeriods,
    private readonly counter: LeaveCounter,
    private readonly reader: LeaveAccess,
  ) {}

  add(actor: Actor, dto: LeaveDto): Promise<LeaveRecord> {
    const days = this.requireSpan(dto);
    return this.work.write(async (manager) => {
      const employee = await this.employeeOf(actor, dto.userId);
      const { leaveType, startDate, endDate, reason } = dto;
      const type = await this.types.requireRequestable(actor, leaveType);
      const [id, createdAt] = [newId(), this.clock.now()];
      const rowLock = manager.dataSource.options.type === 'mysql' ? ' LOCK IN SHARE MODE' : '';
      await manager.query(ADD + rowLock, [id, startDate, endDate, days, reason, folded(reason), createdAt, employee.id, type.id]);
      requireEmployed(await this.periods.of(employee.id), startDate, endDate);
      await takeDays(manager, { id, employeeId: employee.id, startDate, endDate });
      await this.counter.add('Pending', startDate);
      const leave = newLeaveRecord(employee, { id, leaveType, startDate, endDate, days, reason, createdAt });
      await this.record(actor, 'leave.request', leave, undefined, { leaveType, startDate, endDate, reason, status: leave.status });
      await this.events.emit(new LeaveRequested(leave, actor.accountId));
      return leave;
    });
  }

  decide(actor: Actor, id: string, { status, note = null }: LeaveDecisionDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const decided = await execute(
        manager,
        "UPDATE leave_request SET status = ?, note = ?, decided_by = ?, decided_at = ? WHERE id = ? AND status = 'Pending'",
        [status, note, actor.accountId, this.clock.now(), id],
      );
      const leave = await this.reader.reach(actor, id);
      if (decided === 0) throw notPending(leave.status);
      if (status === 'Rejected') await freeDays(manager, id);
      await this.counter.changeStatus(leave.startDate, 'Pending', status);
      await this.record(actor, 'leave.decide', leave, { status: 'Pending', note: null }, { status, note });
      await this.events.emit(new LeaveDecided(leave));
      return leave;
    });
  }

  withdraw(actor: Actor, id: string, { reason = null }: LeaveWithdrawalDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const before = await this.reader.reach(actor, id);
      const isOwnPending = before.userId === actor.accountId && before.status === 'Pending';
      if (!isOwnPending && isAdmin(actor) && reason === null) throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
      if (before.status !== 'Pending' && !(isAdmin(actor) && before.status === 'Approved')) throw notPending(before.status);
      const withdrawn = await execute(
        manager,
        "UPDATE leave_request SET status = 'Cancelled', cancel_reason = ?, cancelled_by = ?, cancelled_at = ? WHERE id = ? AND status = ?",
        [reason, actor.accountId, this.clock.now(), id, before.status],
      );
      if (withdrawn === 0) throw new Problem('leave.already_decided', refusal('leave.decided_meanwhile'));
      const leave = await this.reader.reach(actor, id);
      await freeDays(manager, id);
      await this.counter.changeStatus(leave.startDate, before.status, 'Cancelled');
      await this.record(actor, 'leave.withdraw', leave, { status: before.status, reason: null }, { status: leave.status, reason });
      await this.events.emit(new LeaveWithdrawn(leave, actor.accountId));
      return leave;
    });
  }

  private requireSpan({ startDate, endDate }: LeaveDto): number {
    const latest = latestFutureDate(this.clock.today());
    if (startDate > latest) throw Problem.at('startDate', refusal('date.too_late', { label: 'Start Date', latest }));
    if (endDate < startDate) throw Problem.at('endDate', refusal('leave.ends_before_start'));
    if (endDate > latest) throw Problem.at('endDate', refusal('date.too_late', { label: 'End Date', latest }));
    const days = inclusiveDays(startDate, endDate);
    if (days > LONGEST_LEAVE_DAYS) throw Problem.at('endDate', refusal('leave.too_long', { max: LONGEST_LEAVE_DAYS }));
    return days;
  }

  private async employeeOf(actor: Actor, userId: string): Promise<EmployeeReference> {
    const isOwn = userId === actor.accountId || userId === actor.employeeId;
    if (!isOwn && !isAdmin(actor)) throw denied();
    if (isOwn && actor.employeeId === null) throw Problem.at('userId', refusal('leave.no_employee'));
    return this.employees.requireReferenced(userId, 'userId');
  }

  private record(actor: Actor, action: string, leave: LeaveRecord, before: Record<string, unknown> | undefined, after: Record<string, unknown>): Promise<void> {
    return this.audit.record(actor, { action, subject: 'leave', id: leave._id, name: leave.employeeId.userId.name, before, after });
  }
}

const NOT_PENDING = {
  Pending: 'leave.already_pending', Approved: 'leave.already_approved', Rejected: 'leave.already_rejected', Cancelled: 'leave.already_cancelled',
} as const satisfies Record<LeaveStatus, RefusalKey>;

function notPending(status: LeaveStatus): Problem {
  return new Problem('leave.already_decided', refusal(NOT_PENDING[status]));
}

import { Injectable } from '@nestjs/common';
import { denied } from '../platform/access/access.guard.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import { wireAmount } from '../contract/leave-amounts.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { Problem } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { refusal, type RefusalKey } from '../contract/refusals.js';
import { execute } from '../platform/database/statements/execute.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess, type EmployeeReference } from '../employee/employee-access.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { lockLeave } from '../employee/leave-lock.js';
import { LeaveTypes } from '../entitlement/leave-types.js';
import { Events } from '../platform/events/events.js';
import { isWhole } from './asked-leave.js';
import { LeaveCounter } from './leave-counter.js';
import { requireEmployed } from './leave-employment.js';
import { freeDays, takeDays } from './leave-overlap.js';
import { askedOfRow, newLeaveRecord, typeOfRow, type LeaveRow } from './leave-list.js';
import { LeaveAccess } from './leave-access.js';
import { faultsOf, LeaveCheck, type Override } from './leave-check.js';
import { costFields } from './leave-costs.js';
import { requirePartsAllowed, requireSpan } from './leave-span.js';
import { askedLeave, type LeaveDecisionDto, type LeaveDto, type LeaveWithdrawalDto } from './leave.dto.js';
import { LeaveDecided, LeaveRequested, LeaveWithdrawn } from './leave.events.js';
import { RestoredLeave } from './restored-leave.js';

/** On a database server the employee's row is share-locked, so that a concurrent rename waits and then updates this request, too. */
const ADD = `INSERT INTO leave_request (id, employee_id, department_id, name_folded, employee_id_folded, leave_type_id, leave_type, start_date, end_date, starts_at, ends_at, minutes, days, reason, reason_folded, status, created_at)
  SELECT ?, e.id, e.department_id, e.name_folded, e.employee_id_folded, t.id, t.name, ?, ?, ?, ?, ?, ?, ?, ?, 'Pending', ? FROM employee e CROSS JOIN leave_type t WHERE e.id = ? AND t.id = ?`;

/** Each unit locks the person's leave first, then reads, derives, checks and writes. */
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
    private readonly check: LeaveCheck,
    private readonly restored: RestoredLeave,
  ) {}

  add(actor: Actor, dto: LeaveDto): Promise<LeaveRecord> {
    const asked = askedLeave(dto);
    const days = requireSpan(asked, this.clock.today());
    return this.work.write(async (manager) => {
      const employee = await this.employeeOf(actor, dto.userId);
      await lockLeave(manager, [employee.id]);
      const { leaveType, reason } = dto;
      const type = await this.types.requireRequestable(actor, leaveType);
      requirePartsAllowed(type, asked);
      const { startDate, endDate, startsAt, endsAt, minutes } = asked;
      const [id, createdAt] = [newId(), this.clock.now()];
      const rowLock = manager.dataSource.options.type === 'mysql' ? ' LOCK IN SHARE MODE' : '';
      await manager.query(ADD + rowLock, [id, startDate, endDate, startsAt, endsAt, minutes, days, reason, folded(reason), createdAt, employee.id, type.id]);
      requireEmployed(await this.periods.of(employee.id), startDate, endDate);
      await takeDays(manager, { id, employeeId: employee.id, ...asked });
      const examined = await this.check.examine(employee.id, type, asked, id);
      if (examined.mistake) throw examined.mistake;
      const overridden = this.check.requirePassed(actor, faultsOf(examined), dto);
      await this.counter.add('Pending', startDate);
      const record = newLeaveRecord(employee, type, { id, leaveType, ...asked, days, reason, createdAt });
      const leave = { ...record, ...costFields(type.unit, examined.days) };
      const parts = isWhole(asked) ? {} : { startsAt, endsAt, minutes };
      await this.record(actor, 'leave.request', leave, undefined, { leaveType, startDate, endDate, ...parts, reason, status: leave.status, ...overridden });
      await this.events.emit(new LeaveRequested(leave, actor.accountId));
      if (examined.person) await this.check.refreshAccounts(manager, employee.id, type.id);
      return leave;
    });
  }

  decide(actor: Actor, id: string, { status, note = null, override }: LeaveDecisionDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.reader.reach(actor, id);
      await lockLeave(manager, [row.employee_id]);
      const decided = await execute(
        manager,
        "UPDATE leave_request SET status = ?, note = ?, decided_by = ?, decided_at = ? WHERE id = ? AND status = 'Pending'",
        [status, note, actor.accountId, this.clock.now(), id],
      );
      const leave = await this.reader.detail(actor, id);
      if (decided === 0) throw notPending(leave.status);
      const overridden = status === 'Approved' ? await this.requireCovered(actor, row, { override, note }) : {};
      if (status === 'Rejected') await freeDays(manager, id);
      await this.counter.changeStatus(leave.startDate, 'Pending', status);
      await this.record(actor, 'leave.decide', leave, { status: 'Pending', note: null }, { status, note, ...overridden });
      await this.events.emit(new LeaveDecided(leave));
      await this.check.refreshAccounts(manager, row.employee_id, row.leave_type_id);
      return leave;
    });
  }

  withdraw(actor: Actor, id: string, { reason = null, restoreUntil = null }: LeaveWithdrawalDto): Promise<LeaveRecord> {
    this.requireRestorable(actor, restoreUntil);
    return this.work.write(async (manager) => {
      const row = await this.reader.reach(actor, id);
      await lockLeave(manager, [row.employee_id]);
      const before = await this.reader.reach(actor, id);
      const isOwnPending = before.account_id === actor.accountId && before.status === 'Pending';
      if (!isOwnPending && isAdmin(actor) && reason === null) throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
      if (before.status !== 'Pending' && !(isAdmin(actor) && before.status === 'Approved')) throw notPending(before.status);
      const lapsed = restoreUntil === null ? 0 : await this.restored.lapsedOf(before);
      const withdrawn = await execute(
        manager,
        "UPDATE leave_request SET status = 'Cancelled', cancel_reason = ?, cancelled_by = ?, cancelled_at = ? WHERE id = ? AND status = ?",
        [reason, actor.accountId, this.clock.now(), id, before.status],
      );
      if (withdrawn === 0) throw new Problem('leave.already_decided', refusal('leave.decided_meanwhile'));
      await freeDays(manager, id);
      if (restoreUntil !== null && lapsed > 0) await this.restored.store(manager, actor, before, { amount: lapsed, until: restoreUntil, reason: reason ?? '' });
      const leave = await this.reader.detail(actor, id);
      await this.counter.changeStatus(leave.startDate, before.status, 'Cancelled');
      const restored = lapsed > 0 ? { restored: wireAmount(before.unit, lapsed), restoreUntil } : {};
      await this.record(actor, 'leave.withdraw', leave, { status: before.status, reason: null }, { status: leave.status, reason, ...restored });
      await this.events.emit(new LeaveWithdrawn(leave, actor.accountId));
      await this.check.refreshAccounts(manager, row.employee_id, row.leave_type_id);
      return leave;
    });
  }

  /** Only the balance: how long ahead it was requested was looked at then. */
  private async requireCovered(actor: Actor, row: LeaveRow, override: Override): Promise<Record<string, unknown>> {
    const { balanceFault } = await this.check.examine(row.employee_id, typeOfRow(row), askedOfRow(row), row.id);
    return this.check.requirePassed(actor, balanceFault ? [balanceFault] : [], override);
  }

  private requireRestorable(actor: Actor, until: CalendarDate | null): void {
    if (until === null) return;
    const [today, label] = [this.clock.today(), 'Usable Until'];
    if (until < today) throw Problem.at('restoreUntil', refusal('date.too_early', { label, earliest: today }));
    const latest = latestFutureDate(today);
    if (until > latest) throw Problem.at('restoreUntil', refusal('date.too_late', { label, latest }));
    if (!isAdmin(actor)) throw denied();
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

export function notPending(status: LeaveStatus): Problem {
  return new Problem('leave.already_decided', refusal(NOT_PENDING[status]));
}

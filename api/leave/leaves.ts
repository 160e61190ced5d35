import { Injectable } from '@nestjs/common';
import { denied } from '../platform/access/access-denied.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Audit } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import { Problem } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { refusal } from '../contract/refusals.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess, type EmployeeReference } from '../employee/employee-access.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { lockLeave } from '../employee/leave-lock.js';
import { ClosedYears } from '../entitlement/closing/closed-years.js';
import { enteredByAdmins, LeaveTypes } from '../entitlement/types/leave-types.js';
import { Events } from '../platform/events/events.js';
import { isWhole } from './requested-leave.js';
import { auditedLeave } from './audited-leave.js';
import { requireEmployed } from './leave-employment.js';
import { takeDays } from './leave-overlap.js';
import { OwnDecisions } from './own-decisions.js';
import { newLeaveRecord } from './leave-record.js';
import { faultsOf, LeaveCheck } from './leave-check.js';
import { costFields } from './leave-costs.js';
import { requirePartsAllowed, requireSpan } from './leave-span.js';
import { requestedLeave, type LeaveDto } from './leave.dto.js';
import { LeaveRequested } from './leave.events.js';

/** On a database server the employee's row is share-locked, so that nobody removes it meanwhile. */
const ADD = `INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, starts_at, ends_at, minutes, days, reason, reason_folded, status, created_at)
  SELECT ?, e.id, t.id, t.name, ?, ?, ?, ?, ?, ?, ?, ?, 'Pending', ? FROM employee e CROSS JOIN leave_type t WHERE e.id = ? AND t.id = ?`;

/** Requests of leave. The unit locks the person's leave first, then reads, derives, checks and writes, as all units that change it. */
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
    private readonly check: LeaveCheck,
    private readonly closedYears: ClosedYears,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  add(actor: Actor, dto: LeaveDto): Promise<LeaveRecord> {
    const asked = requestedLeave(dto);
    const days = requireSpan(asked, this.clock.today());
    return this.work.write(async (manager) => {
      const employee = await this.employeeOf(actor, dto.userId);
      await lockLeave(manager, [employee.id]);
      const { leaveType, reason } = dto;
      const type = await this.types.requireRequestable(actor, leaveType);
      requirePartsAllowed(type, asked);
      await this.closedYears.requireOpen(employee.id, type.id, asked.startDate, 'startDate');
      const { startDate, endDate, startsAt, endsAt, minutes } = asked;
      const [id, createdAt] = [newId(), this.clock.now()];
      const rowLock = manager.dataSource.options.type === 'mysql' ? ' LOCK IN SHARE MODE' : '';
      await manager.query(ADD + rowLock, [id, startDate, endDate, startsAt, endsAt, minutes, days, reason, folded(reason), createdAt, employee.id, type.id]);
      requireEmployed(await this.periods.of(employee.id), startDate, endDate);
      await takeDays(manager, { id, employeeId: employee.id, ...asked });
      const examined = await this.check.examine(employee.id, type, asked, id);
      if (examined.mistake) throw examined.mistake;
      const faults = [enteredByAdmins(type), ...faultsOf(examined)].filter((fault) => fault !== undefined);
      const overridden = this.check.requirePassed(faults, { override: dto.override && (await this.ownDecisions.mayOverride(actor, employee)), note: dto.note });
      const record = newLeaveRecord(employee, type, { id, leaveType, ...asked, days, reason, createdAt });
      const leave = { ...record, ...costFields(type.unit, examined.days) };
      const parts = isWhole(asked) ? {} : { startsAt, endsAt, minutes };
      await this.audit.record(actor, auditedLeave(leave, { action: 'leave.request', after: { leaveType, startDate, endDate, ...parts, reason, status: leave.status, ...overridden } }));
      await this.events.emit(new LeaveRequested(leave, actor.accountId));
      await this.check.refreshAccount(manager, employee.id, type, examined);
      return leave;
    });
  }

  private async employeeOf(actor: Actor, userId: string): Promise<EmployeeReference> {
    const isOwn = userId === actor.accountId || userId === actor.employeeId;
    if (!isOwn && !isAdmin(actor)) throw denied();
    if (isOwn && actor.employeeId === null) throw Problem.at('userId', refusal('leave.no_employee'));
    return this.employees.requireReferenced(userId, 'userId');
  }
}

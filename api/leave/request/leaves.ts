import { Injectable } from '@nestjs/common';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import { lockLeave } from '../../employee/leave-lock.js';
import { enteredByAdmins, LeaveTypes } from '../../entitlement/types/leave-types.js';
import { isWhole, newLeaveRecord, UNDECIDED } from '../leave-record.js';
import { LeaveSights } from '../deciding/leave-sights.js';
import { NewLeaveChains } from '../deciding/new-leave-chains.js';
import { LeaveAccess } from '../leave-access.js';
import { StandIns } from '../check/stand-ins.js';
import { LeaveActivity } from '../leave-activity.js';
import type { LeaveSight } from '../leave-sight.js';
import { takeDays } from '../check/leave-overlap.js';
import { CoverageCheck, coverageRefusal } from '../coverage/coverage-check.js';
import { LeaveCheck } from '../check/leave-check.js';
import { costFields } from '../stored-leave-costs.js';
import { requirePartsAllowed, requireSpan } from '../check/leave-span.js';
import { requestedLeave, type LeaveDto } from '../leave.dto.js';
import { LeaveDecided, LeaveRequested } from '../leave.events.js';
import { isCheckedByHr, WITHOUT_BALANCE } from '../check/leave-refusals.js';
import { LeaveShortening } from '../change/leave-shortening.js';
import { ReportAccess } from '../team/report-access.js';

/** On a database server the employee's row is share-locked, so that nobody removes it meanwhile. */
const ADD = `INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, starts_at, ends_at, minutes, days, reason, reason_folded, status, note, decided_by, decided_at, created_at, stand_in_id)
  SELECT ?, e.id, t.id, t.name, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM employee e CROSS JOIN leave_type t WHERE e.id = ? AND t.id = ?`;

/** Requests of leave. The unit locks the person's leave first, then reads, derives, checks and writes, as all units that change it. */
@Injectable()
export class Leaves {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly reader: LeaveAccess,
    private readonly sights: LeaveSights,
    private readonly newChains: NewLeaveChains,
    private readonly standIns: StandIns,
    private readonly reports: ReportAccess,
    private readonly types: LeaveTypes,
    private readonly check: LeaveCheck,
    private readonly coverage: CoverageCheck,
    private readonly shortening: LeaveShortening,
    private readonly activity: LeaveActivity,
  ) {}

  add(actor: Actor, dto: LeaveDto): Promise<LeaveRecord> {
    const requested = requestedLeave(dto);
    const days = requireSpan(requested, this.clock.today());
    if (dto.takeOut && dto.approve === false)
      throw Problem.at('approve', refusal('leave.taken_out_is_approved'));
    return this.work.write(async (manager) => {
      const employee = await this.employeeOf(actor, dto.userId);
      await lockLeave(manager, [employee.id]);
      const { leaveType } = dto;
      const type = await this.types.requireRequestable(actor, leaveType);
      const reason = dto.reason ?? '';
      if (reason === '' && type.reasonRequired === 1)
        throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
      requirePartsAllowed(type, requested);
      await this.check.requireOpen(employee.id, type.id, requested.startDate, 'startDate');
      const asked = {
        employeeId: employee.id,
        departmentId: employee.departmentId,
        typeId: type.id,
        requested,
      };
      const isCovered = type.exemptFromCoverage === 0;
      if (isCovered) await this.coverage.lock(manager, asked);
      const { startDate, endDate, startsAt, endsAt, minutes } = requested;
      const standIn = await this.standIns.require(employee, dto.standIn);
      const [id, createdAt] = [newId(), this.clock.now()];
      const outside = await this.check.outsideEmployment(employee.id, requested);
      if (outside) throw outside;
      const takenOut =
        isAdmin(actor) && dto.takeOut
          ? await this.shortening.takeOutDays(manager, actor, employee, { id, type, ...requested })
          : [];
      const decision =
        takenOut.length > 0
          ? { status: 'Approved' as const, note: dto.note ?? null, by: actor, at: createdAt }
          : UNDECIDED;
      const rowLock = manager.dataSource.options.type === 'mysql' ? ' LOCK IN SHARE MODE' : '';
      const decided = [decision.status, decision.note, decision.by?.accountId ?? null, decision.at];
      await manager.query(ADD + rowLock, [
        id,
        startDate,
        endDate,
        startsAt,
        endsAt,
        minutes,
        days,
        reason,
        folded(reason),
        ...decided,
        createdAt,
        standIn,
        employee.id,
        type.id,
      ]);
      await takeDays(manager, { id, employeeId: employee.id, ...requested }, (other) =>
        this.readSight(actor, other),
      );
      const checked = await this.check.request(employee.id, type, requested, id);
      if (checked.refused) throw checked.refused;
      const sight = await this.reports.sightOf(actor, employee.id, type);
      const { insufficient } = sight.balance ? checked : WITHOUT_BALANCE;
      const uncovered = isCovered
        ? coverageRefusal(await this.coverage.breaches(asked, sight.coverage))
        : undefined;
      const override = dto.override && (await this.check.mayOverride(actor, employee));
      const overridden = this.check.requirePassed(
        [enteredByAdmins(type), ...checked.rules, uncovered, insufficient],
        { override, note: dto.note },
      );
      const steps =
        decision === UNDECIDED
          ? await this.newChains.begin(manager, actor, {
              id,
              employeeId: employee.id,
              type,
              cost: checked.cost,
              toBeChecked: isCheckedByHr(sight, checked),
              at: createdAt,
            })
          : undefined;
      const record = newLeaveRecord(employee, type, {
        id,
        leaveType,
        ...requested,
        days,
        reason,
        createdAt,
        decision,
      });
      const leave: LeaveRecord = steps
        ? await this.reader.filed(actor, id)
        : { ...record, ...costFields(type.unit, checked.days) };
      const parts = isWhole(requested) ? {} : { startsAt, endsAt, minutes };
      const instead = takenOut.length > 0 && { note: leave.note, takenOut: takenOut.join(', ') };
      const after = {
        leaveType,
        startDate,
        endDate,
        ...parts,
        reason,
        status: leave.status,
        ...(leave.standIn && { standIn: leave.standIn.name }),
        ...steps,
        ...instead,
        ...overridden,
      };
      const event =
        leave.status === 'Approved'
          ? new LeaveDecided(leave, actor.accountId)
          : new LeaveRequested(leave, actor.accountId);
      await this.activity.record(
        manager,
        actor,
        event,
        { action: 'leave.request', after },
        type,
        instead ? undefined : (checked.person ?? null),
      );
      return leave;
    });
  }

  private async readSight(actor: Actor, leaveId: string): Promise<LeaveSight> {
    return (await this.sights.readSights(actor, [leaveId]))(leaveId);
  }

  private async employeeOf(actor: Actor, userId: string): Promise<EmployeeReference> {
    const isOwn = userId === actor.accountId || userId === actor.employeeId;
    if (isOwn && actor.employeeId === null)
      throw Problem.at('userId', refusal('leave.no_employee'));
    if (isOwn || isAdmin(actor)) return this.employees.requireReferenced(userId, 'userId');
    return this.reports.require(actor, userId);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { earliest, latest } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../contract/leave/leave-statuses.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { cancelLeave } from '../cancelled-leave.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveAccess } from '../leave-access.js';
import { LeaveActivity } from '../leave-activity.js';
import { LeaveCheck } from '../check/leave-check.js';
import { approvedOfOtherTypes, takeDays } from '../check/leave-overlap.js';
import { requestedOfRow, typeOfRow, type LeaveRow, type RequestedLeave } from '../leave-record.js';
import type { LeaveShorteningDto } from '../leave.dto.js';
import { LeaveShortened, LeaveWithdrawn } from '../leave.events.js';
import { OwnDecisions } from '../check/own-decisions.js';
import { remainingLeave, type RemainingPart } from '../check/remaining-leave.js';

const COPIED = `employee_id, leave_type_id, leave_type, reason, reason_folded, note, decided_by, decided_at, created_at, chain, step, step_since, stand_in_id`;

const KEEP = `INSERT INTO leave_request (id, start_date, end_date, starts_at, ends_at, days, status, replaces, ${COPIED})
  SELECT ?, ?, ?, ?, ?, ?, ?, id, ${COPIED} FROM leave_request WHERE id = ?`;

const STEP_COLUMNS = 'step, decision, decided_by, decider_right, for_employee, note, decided_at';

const KEEP_STEPS = `INSERT INTO leave_decision (leave_id, ${STEP_COLUMNS}) SELECT ?, ${STEP_COLUMNS} FROM leave_decision WHERE leave_id = ?`;

interface LeaveInstead extends RequestedLeave {
  id: string;
  type: LeaveTypeRules;
}

interface Cause {
  reason: string;
  /** The id of the leave that is taken instead. */
  instead?: string;
}

/** Takes days out of leave, such as those of an illness. What is left keeps the request's status and decision, under ids of its own. */
@Injectable()
export class LeaveShortening {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly ownDecisions: OwnDecisions,
    private readonly steps: LeaveSteps,
    private readonly activity: LeaveActivity,
  ) {}

  /** Returns what is left, in order of the days. */
  shorten(
    actor: Actor,
    id: string,
    { from, to, reason }: LeaveShorteningDto,
  ): Promise<LeaveRecord[]> {
    return this.work.write(async (manager) => {
      const leave = await this.reader.reachLocked(manager, actor, id);
      await this.requireAllowed(actor, leave);
      if (!DAYS_TAKEN_STATUSES.includes(leave.status))
        throw new Problem('leave.already_decided', refusal('leave.not_to_shorten'));
      await this.ownDecisions.requireOthersIfBegun(manager, actor, leave);
      requireWithin(leave, from, to);
      const out: RequestedLeave = {
        startDate: from,
        endDate: to,
        startsAt: 'morning',
        endsAt: 'evening',
        minutes: null,
      };
      const parts = await this.remaining(leave, out);
      if (parts.length === 0) throw Problem.at('from', refusal('leave.nothing_left'));
      await this.check.requireOpen(leave.employee_id, leave.leave_type_id, from, 'from');
      return this.replace(manager, actor, leave, parts, { out, reason });
    });
  }

  /** Approvers change approved leave of their people that has not begun. */
  private async requireAllowed(actor: Actor, leave: LeaveRow): Promise<void> {
    if (isAdmin(actor)) return;
    if (leave.account_id === actor.accountId) throw denied();
    if (!(await this.steps.mayCancel(actor, leave)))
      throw new Problem('leave.not_yours', refusal('leave.not_begun_only'));
  }

  /** In the unit of an admin's request that is taken instead. Returns the ids of the approved leave of other types that was on its days. */
  async takeOutDays(
    manager: EntityManager,
    actor: Actor,
    employee: EmployeeReference,
    { id: instead, type, ...out }: LeaveInstead,
  ): Promise<string[]> {
    await this.ownDecisions.requireOthers(manager, actor, employee.accountId);
    const others = await approvedOfOtherTypes(
      (sql, parameters) => manager.query(sql, parameters),
      out,
      { employeeId: employee.id, typeId: type.id },
    );
    const ids = others.map(({ _id }) => _id);
    // Names and dates alone are understood in every language.
    const reason = `${type.name}, ${out.startDate} – ${out.endDate}`;
    for (const id of ids) {
      const leave = await this.reader.reach(actor, id);
      await this.check.requireOpen(
        employee.id,
        leave.leave_type_id,
        latest(out.startDate, leave.start_date),
        'startDate',
      );
      const parts = await this.remaining(leave, out);
      await (parts.length > 0
        ? this.replace(manager, actor, leave, parts, { out, reason, instead })
        : this.cancel(manager, actor, leave, { reason, instead }));
    }
    return ids;
  }

  private async remaining(leave: LeaveRow, out: RequestedLeave): Promise<RemainingPart[]> {
    return remainingLeave(
      requestedOfRow(leave),
      out,
      await this.check.costs(leave.employee_id, typeOfRow(leave)),
    );
  }

  private async replace(
    manager: EntityManager,
    actor: Actor,
    leave: LeaveRow,
    parts: RemainingPart[],
    { out, ...why }: Cause & { out: RequestedLeave },
  ): Promise<LeaveRecord[]> {
    await cancelLeave(manager, leave, { ...why, by: actor.accountId, at: this.clock.now() });
    const kept: LeaveRecord[] = [];
    for (const part of parts) kept.push(await this.keep(manager, actor, leave, part));
    const takenOut = {
      from: latest(out.startDate, leave.start_date),
      to: earliest(out.endDate, leave.end_date),
    };
    const event = new LeaveShortened(
      await this.reader.detail(actor, leave.id),
      { takenOut, kept },
      actor.accountId,
    );
    await this.record(manager, actor, event, 'leave.shorten', leave, {
      ...why,
      ...takenOut,
      kept: kept.map(({ _id }) => _id).join(', '),
    });
    return kept;
  }

  private async cancel(
    manager: EntityManager,
    actor: Actor,
    leave: LeaveRow,
    why: Cause,
  ): Promise<void> {
    await cancelLeave(manager, leave, { ...why, by: actor.accountId, at: this.clock.now() });
    await this.record(
      manager,
      actor,
      new LeaveWithdrawn(await this.reader.detail(actor, leave.id), actor.accountId),
      'leave.withdraw',
      leave,
      { ...why },
    );
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    event: LeaveShortened | LeaveWithdrawn,
    action: string,
    leave: LeaveRow,
    after: object,
  ): Promise<void> {
    const change = {
      action,
      before: { status: leave.status, reason: null },
      after: { status: event.leave.status, ...after },
    };
    return this.activity.record(manager, actor, event, change, typeOfRow(leave));
  }

  private async keep(
    manager: EntityManager,
    actor: Actor,
    leave: LeaveRow,
    part: RemainingPart,
  ): Promise<LeaveRecord> {
    const id = newId();
    const { startDate, endDate, startsAt, endsAt, days } = part;
    await manager.query(KEEP, [
      id,
      startDate,
      endDate,
      startsAt,
      endsAt,
      days,
      leave.status,
      leave.id,
    ]);
    await manager.query(KEEP_STEPS, [id, leave.id]);
    await takeDays(manager, { id, employeeId: leave.employee_id, ...part });
    return this.reader.detail(actor, id);
  }
}

function requireWithin(
  { start_date: start, end_date: end }: LeaveRow,
  from: string,
  to: string,
): void {
  if (from < start || from > end)
    throw Problem.at('from', refusal('leave.nothing_to_shorten', { start, end }));
  if (to < from || to > end)
    throw Problem.at('to', refusal('leave.nothing_to_shorten', { start, end }));
}

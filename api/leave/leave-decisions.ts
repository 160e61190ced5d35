import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { DAYS_TAKEN_STATUSES } from '../contract/leave-statuses.js';
import { Problem, refusal } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { cancelLeave, notPending } from './cancelled-leave.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveActivity } from './leave-activity.js';
import { LeaveCheck, type Override } from './leave-check.js';
import { requestedOfRow, typeOfRow, type LeaveRow, type RequestedLeave } from './leave-record.js';
import { takeDays, freeDays } from './leave-overlap.js';
import { OwnDecisions } from './own-decisions.js';
import type { LeaveShorteningDto, LeaveDecisionDto } from './leave.dto.js';
import { LeaveShortened, LeaveDecided } from './leave.events.js';
import { addDays, inclusiveDays, type CalendarDate } from '../contract/calendar-date.js';

interface RemainingPart extends RequestedLeave {
  /** Calendar days, first and last included. */
  days: number;
}

/** The parts before and after the days that are taken out, which are whole days of the leave. */
function remainingParts(leave: RequestedLeave, from: CalendarDate, to: CalendarDate): RemainingPart[] {
  const { startDate, endDate } = leave;
  if (from < startDate || from > endDate) throw Problem.at('from', refusal('leave.nothing_to_shorten', { start: startDate, end: endDate }));
  if (to < from || to > endDate) throw Problem.at('to', refusal('leave.nothing_to_shorten', { start: startDate, end: endDate }));
  const before = { ...leave, endDate: addDays(from, -1), endsAt: 'evening' as const };
  const after = { ...leave, startDate: addDays(to, 1), startsAt: 'morning' as const };
  const parts = [before, after].filter((part) => part.startDate <= part.endDate);
  if (parts.length === 0) throw Problem.at('from', refusal('leave.nothing_left'));
  return parts.map((part) => ({ ...part, days: inclusiveDays(part.startDate, part.endDate) }));
}

const COPIED = `employee_id, leave_type_id, leave_type, reason, reason_folded, note, decided_by, decided_at, created_at`;

const KEEP = `INSERT INTO leave_request (id, start_date, end_date, starts_at, ends_at, days, status, replaces, ${COPIED})
  SELECT ?, ?, ?, ?, ?, ?, ?, id, ${COPIED} FROM leave_request WHERE id = ?`;

/** Admins decide, about all requests but their own; their route lets nobody else in. */
@Injectable()
export class LeaveDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly ownDecisions: OwnDecisions,
    private readonly activity: LeaveActivity,
  ) {}

  /** Takes days out of leave, such as those of an illness. What is left keeps the request's status and decision, under ids of its own, and is returned in order of the days. */
  shorten(actor: Actor, id: string, { from, to, reason }: LeaveShorteningDto): Promise<LeaveRecord[]> {
    return this.work.write(async (manager) => {
      const leave = await this.reader.reachLocked(manager, actor, id);
      if (!DAYS_TAKEN_STATUSES.includes(leave.status)) throw new Problem('leave.already_decided', refusal('leave.not_to_shorten'));
      await this.ownDecisions.requireOthersIfBegun(manager, actor, leave);
      const parts = remainingParts(requestedOfRow(leave), from, to);
      await this.check.requireOpen(leave.employee_id, leave.leave_type_id, from, 'from');
      await cancelLeave(manager, leave, { reason, by: actor.accountId, at: this.clock.now() });
      const ids: string[] = [];
      for (const part of parts) ids.push(await this.keep(manager, leave, part));
      const kept = await Promise.all(ids.map((part) => this.reader.detail(actor, part)));
      const cancelled = await this.reader.detail(actor, id);
      const after = { status: cancelled.status, reason, from, to, kept: ids.join(', ') };
      const change = { action: 'leave.shorten', before: { status: leave.status, reason: null }, after };
      await this.activity.record(manager, actor, new LeaveShortened(cancelled, { from, to }, actor.accountId), change, typeOfRow(leave));
      return kept;
    });
  }

  private async keep(manager: EntityManager, leave: LeaveRow, part: RemainingPart): Promise<string> {
    const id = newId();
    const { startDate, endDate, startsAt, endsAt, days } = part;
    await manager.query(KEEP, [id, startDate, endDate, startsAt, endsAt, days, leave.status, leave.id]);
    await takeDays(manager, { id, employeeId: leave.employee_id, ...part });
    return id;
  }

  decide(actor: Actor, id: string, { status, note = null, override }: LeaveDecisionDto): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.reader.reachLocked(manager, actor, id);
      await this.ownDecisions.requireOthers(manager, actor, row.account_id);
      const decided = await execute(
        manager,
        "UPDATE leave_request SET status = ?, note = ?, decided_by = ?, decided_at = ? WHERE id = ? AND status = 'Pending'",
        [status, note, actor.accountId, this.clock.now(), id],
      );
      const leave = await this.reader.detail(actor, id);
      if (decided === 0) throw notPending(leave.status);
      await this.check.requireOpen(row.employee_id, row.leave_type_id, row.start_date, 'status');
      const overridden = status === 'Approved' ? await this.requireCovered(row, { override, note }) : {};
      if (status === 'Rejected') await freeDays(manager, id);
      const change = { action: 'leave.decide', before: { status: 'Pending', note: null }, after: { status, note, ...overridden } };
      await this.activity.record(manager, actor, new LeaveDecided(leave), change, typeOfRow(row));
      return leave;
    });
  }

  /** Checks only the balance: notice is checked when leave is requested. */
  private async requireCovered(row: LeaveRow, override: Override): Promise<Record<string, unknown>> {
    const { insufficient } = await this.check.request(row.employee_id, typeOfRow(row), requestedOfRow(row), row.id);
    return this.check.requirePassed([insufficient], override);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../contract/audit-actions.js';
import { earliest, latest } from '../../contract/calendar-date.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { cancelLeave } from '../cancelled-leave.js';
import type { OtherLeave } from '../check/leave-overlap.js';
import { PersonFactsReader } from '../check/person-facts.js';
import { remainingLeave, type RemainingPart } from '../check/remaining-leave.js';
import { LeaveAccess } from '../leave-access.js';
import { LeaveActivity } from '../leave-activity.js';
import { bookDays } from '../leave-days.js';
import { LeaveRecords } from '../leave-records.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import { LeaveShortened, LeaveWithdrawn } from '../leave.events.js';
import type { RequestedLeave } from '../requested-leave.js';

const COPIED = `employee_id, leave_type_id, leave_type, reason, reason_folded, note, decided_by, decided_at, created_at, chain, step, step_since, stand_in_id`;

const KEEP = `INSERT INTO leave_request (id, start_date, end_date, starts_at, ends_at, days, status, replaces, ${COPIED})
  SELECT ?, ?, ?, ?, ?, ?, ?, id, ${COPIED} FROM leave_request WHERE id = ?`;

const STEP_COLUMNS = 'step, decision, decided_by, decider_right, for_employee, note, decided_at';

const KEEP_STEPS = `INSERT INTO leave_decision (leave_id, ${STEP_COLUMNS}) SELECT ?, ${STEP_COLUMNS} FROM leave_decision WHERE leave_id = ?`;

interface Cause {
  reason: string;
  /** The id of the leave that is taken instead. */
  instead?: string;
}

/** Stores leave without the days that are taken out of it. What is left keeps the request's status and decision, under ids of its own. */
@Injectable()
export class LeaveReplacement {
  constructor(
    private readonly clock: Clock,
    private readonly access: LeaveAccess,
    private readonly records: LeaveRecords,
    private readonly personFacts: PersonFactsReader,
    private readonly activity: LeaveActivity,
  ) {}

  /** Takes the days of a new request out of other leave. */
  async takeOutDays(
    manager: EntityManager,
    actor: Actor,
    others: readonly OtherLeave[],
    { id: instead, type, ...out }: RequestedLeave & { id: string; type: LeaveTypeRules },
  ): Promise<void> {
    // Names and dates alone are understood in every language.
    const why = { reason: `${type.name}, ${out.startDate} – ${out.endDate}`, instead };
    for (const { _id } of others) {
      const leave = await this.access.reach(actor, _id);
      const costs = await this.personFacts.costs(leave.employee_id, typeOfRow(leave));
      const parts = remainingLeave(requestedOfRow(leave), out, costs);
      await (parts.length > 0
        ? this.replace(manager, actor, leave, parts, { ...why, out })
        : this.cancel(manager, actor, leave, why));
    }
  }

  /** Returns what is left, in order of the days. */
  async replace(
    manager: EntityManager,
    actor: Actor,
    leave: LeaveRow,
    parts: readonly RemainingPart[],
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
      await this.records.read(actor, leave.id),
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
    const event = new LeaveWithdrawn(await this.records.read(actor, leave.id), actor.accountId);
    await this.record(manager, actor, event, 'leave.withdraw', leave, { ...why });
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    event: LeaveShortened | LeaveWithdrawn,
    action: AuditAction,
    leave: LeaveRow,
    after: object,
  ): Promise<void> {
    return this.activity.record(manager, actor, {
      event,
      type: typeOfRow(leave),
      action,
      before: { status: leave.status, reason: null },
      after: { status: event.leave.status, ...after },
    });
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
    await bookDays(manager, { id, employeeId: leave.employee_id, ...part });
    return this.records.read(actor, id);
  }
}

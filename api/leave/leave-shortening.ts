import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { DAYS_TAKEN_STATUSES } from '../contract/leave-statuses.js';
import { Problem } from '../contract/problem.js';
import type { LeaveRecord } from '../contract/records.js';
import { refusal } from '../contract/refusals.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { cancelLeave } from './cancelled-leave.js';
import { remainingParts, type RemainingPart } from './remaining-leave.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveActivity } from './leave-activity.js';
import { LeaveCheck } from './leave-check.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from './leave-record.js';
import { takeDays } from './leave-overlap.js';
import { OwnDecisions } from './own-decisions.js';
import type { LeaveShorteningDto } from './leave.dto.js';
import { LeaveShortened } from './leave.events.js';

const COPIED = `employee_id, leave_type_id, leave_type, reason, reason_folded, note, decided_by, decided_at, created_at`;

const KEEP = `INSERT INTO leave_request (id, start_date, end_date, starts_at, ends_at, days, status, replaces, ${COPIED})
  SELECT ?, ?, ?, ?, ?, ?, ?, id, ${COPIED} FROM leave_request WHERE id = ?`;

/** Takes days out of leave, such as those of an illness. What is left keeps the request's status and decision, under ids of its own. */
@Injectable()
export class LeaveShortening {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly ownDecisions: OwnDecisions,
    private readonly activity: LeaveActivity,
  ) {}

  /** Returns what is kept, in order of the days. */
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
}

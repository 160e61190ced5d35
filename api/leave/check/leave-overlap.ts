import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { ReplacedLeaveRecord } from '../../contract/leave/leave-cost-responses.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveSights, shownType } from '../leave-sight.js';
import type { RequestedLeave } from '../requested-leave.js';

interface LeaveOf extends RequestedLeave {
  employeeId: string;
}

export type OtherLeave = ReplacedLeaveRecord & { typeId: string };

/** Leave on the days of a request. */
export interface OverlappingLeave {
  /** Null where the reader may not know it. */
  type: string | null;
  start: CalendarDate;
  end: CalendarDate;
  status: LeaveStatus;
}

export function overlapRefusal({ type, start, end, status }: OverlappingLeave): Problem {
  const reason =
    type === null
      ? refusal('leave.overlap_away', { start, end, status })
      : refusal('leave.overlap', { type, start, end, status });
  return new Problem('leave.overlap', reason, { errors: { startDate: reason } });
}

const ON_THE_SAME_HALVES =
  "t.employee_id = ? AND t.day BETWEEN ? AND ? AND NOT (t.day = ? AND ? = 'noon' AND t.afternoon IS NULL) AND NOT (t.day = ? AND ? = 'noon' AND t.morning IS NULL)";

function sameHalves({ employeeId, startDate, endDate, startsAt, endsAt }: LeaveOf): string[] {
  return [employeeId, startDate, endDate, startDate, startsAt, endDate, endsAt];
}

/** Reads the leave that a new request meets on its days. */
@Injectable()
export class LeaveOverlaps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sights: LeaveSights,
  ) {}

  /** The first one, without those that make room. */
  async first(
    actor: Actor,
    asked: LeaveOf,
    replaced: readonly OtherLeave[],
  ): Promise<OverlappingLeave | undefined> {
    const except = replaced.map(({ _id }) => _id);
    const others =
      except.length > 0 ? ` AND t.leave_id NOT IN (${except.map(() => '?').join(', ')})` : '';
    const [found] = await this.work.read<OverlappingLeave & { id: string; type: string }>(
      `SELECT l.id, l.leave_type AS type, l.start_date AS start, l.end_date AS end, l.status FROM leave_day t JOIN leave_request l ON l.id = t.leave_id
       WHERE ${ON_THE_SAME_HALVES}${others} ORDER BY t.day LIMIT 1`,
      [...sameHalves(asked), ...except],
    );
    if (!found) return undefined;
    const { id, type, ...other } = found;
    return { ...other, type: shownType((await this.sights.readSights(actor, [id]))(id), type) };
  }

  /** Approved leave of other types, in order of its days. Minutes are no days: none make room for them, and half a day makes none of them. */
  async approvedOfOtherTypes(asked: LeaveOf, typeId: string): Promise<OtherLeave[]> {
    if (asked.minutes !== null) return [];
    const { startDate, endDate, startsAt, endsAt } = asked;
    return this.work.read<OtherLeave>(
      `SELECT DISTINCT l.id AS _id, l.leave_type AS leaveType, l.leave_type_id AS typeId, l.start_date AS startDate, l.end_date AS endDate
       FROM leave_day t JOIN leave_request l ON l.id = t.leave_id WHERE l.status = 'Approved' AND l.leave_type_id <> ? AND ${ON_THE_SAME_HALVES}
       AND (l.minutes IS NULL OR NOT (t.day = ? AND ? = 'noon' AND t.morning IS NOT NULL OR t.day = ? AND ? = 'noon' AND t.afternoon IS NOT NULL))
       ORDER BY startDate`,
      [typeId, ...sameHalves(asked), startDate, startsAt, endDate, endsAt],
    );
  }
}

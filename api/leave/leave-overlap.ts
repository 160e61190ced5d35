import type { EntityManager } from 'typeorm';
import { eachDay, type CalendarDate } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { violatedUnique } from '../platform/database/connection/driver-errors.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { LeaveDay } from './leave-day.entity.js';

export interface LeaveSpan {
  id: string;
  employeeId: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Overlaps violate the primary key of `leave_day`, also between two requests at the same time. */
export async function takeDays(manager: EntityManager, span: LeaveSpan): Promise<void> {
  const days = eachDay(span.startDate, span.endDate).map((day) => [span.employeeId, day, span.id]);
  try {
    await insertRows(manager, 'leave_day', ['employee_id', 'day', 'leave_id'], days);
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
    throw overlap(await otherRequest(manager, span), error);
  }
}

export async function freeDays(manager: EntityManager, leaveId: string): Promise<void> {
  await manager.delete(LeaveDay, { leaveId });
}

interface OtherRequest {
  type: string;
  start: CalendarDate;
  end: CalendarDate;
  status: string;
}

async function otherRequest(manager: EntityManager, { employeeId, startDate, endDate }: LeaveSpan): Promise<OtherRequest | undefined> {
  const [other] = await manager.query<OtherRequest[]>(
    `SELECT l.leave_type AS type, l.start_date AS start, l.end_date AS end, l.status FROM leave_day t JOIN leave_request l ON l.id = t.leave_id
     WHERE t.employee_id = ? AND t.day BETWEEN ? AND ? ORDER BY t.day LIMIT 1`,
    [employeeId, startDate, endDate],
  );
  return other;
}

/** Another transaction's uncommitted request cannot be read, so the refusal then names none. */
function overlap(other: OtherRequest | undefined, cause: unknown): Problem {
  const reason = other ? refusal('leave.overlap', { type: other.type, start: other.start, end: other.end, status: other.status }) : refusal('leave.overlap_unnamed');
  return new Problem('leave.overlap', reason, { errors: { startDate: reason }, cause });
}

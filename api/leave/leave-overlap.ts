import type { EntityManager } from 'typeorm';
import { eachDay, type CalendarDate } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';
import { violatedUnique } from '../platform/database/connection/driver-errors.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { LeaveDay } from './leave-day.entity.js';

export interface LeaveSpan {
  id: string;
  employeeId: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Takes each day of a request. Two requests for one day are impossible by the key of the day's row, whoever comes first. */
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

/** 409 that names the other request; one that is being stored at this moment cannot be named yet. */
function overlap(other: OtherRequest | undefined, cause: unknown): Problem {
  const text = other
    ? `These days overlap with the ${other.type} from ${other.start} to ${other.end} (${other.status}).`
    : 'These days overlap with another leave request.';
  return new Problem('leave.overlap', text, { errors: { startDate: text }, cause });
}

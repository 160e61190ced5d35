import type { EntityManager } from 'typeorm';
import type { ReplacedLeaveRecord } from '../../contract/leave/leave-cost-responses.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { violatedUnique } from '../../platform/database/connection/driver-errors.js';
import type { ListReader } from '../../platform/database/lists/list-definition.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { daysOfLeave, type RequestedLeave } from '../leave-record.js';
import { leaveSight, shownType, type LeaveSight } from '../leave-sight.js';

export interface LeaveSpan extends RequestedLeave {
  id: string;
  employeeId: string;
}

export type OtherLeave = ReplacedLeaveRecord & { typeId: string };

const COLUMNS = ['employee_id', 'day', 'leave_id', 'morning', 'afternoon'];

/** For the request that has the days already: its refusal names no hidden type. */
type SightOf = (leaveId: string) => Promise<LeaveSight>;

/** Overlaps violate a unique key of `leave_day`, one for each half of a day, also between two requests at the same time. */
export async function takeDays(
  manager: EntityManager,
  span: LeaveSpan,
  sightOf: SightOf = async () => NO_SIGHT,
): Promise<void> {
  const days = daysOfLeave(span).map(({ day, morning, afternoon }) => [
    span.employeeId,
    day,
    span.id,
    morning ? 1 : null,
    afternoon ? 1 : null,
  ]);
  try {
    await insertRows(manager, 'leave_day', COLUMNS, days);
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
    throw await overlap(
      await otherRequest((sql, parameters) => manager.query(sql, parameters), span),
      sightOf,
      error,
    );
  }
}

export async function freeDays(manager: EntityManager, leaveId: string): Promise<void> {
  await manager.query('DELETE FROM leave_day WHERE leave_id = ?', [leaveId]);
}

/** The refusal of a request, without taking its days; `replaced` are the ids of leave that would make room for it. */
export async function overlapOf(
  read: ListReader['read'],
  span: LeaveSpan,
  replaced: readonly string[],
  sightOf: SightOf,
): Promise<Problem | undefined> {
  const other = await otherRequest(read, span, replaced);
  return other && overlap(other, sightOf);
}

/** Approved leave of other types on the requested days, in order of its days. Minutes are no days: none make room for them, and half a day makes none of them. */
export async function approvedOfOtherTypes(
  read: ListReader['read'],
  requested: RequestedLeave,
  { employeeId, typeId }: { employeeId: string; typeId: string },
): Promise<OtherLeave[]> {
  if (requested.minutes !== null) return [];
  const { startDate, endDate, startsAt, endsAt } = requested;
  return read<OtherLeave>(
    `SELECT DISTINCT l.id AS _id, l.leave_type AS leaveType, l.leave_type_id AS typeId, l.start_date AS startDate, l.end_date AS endDate
     FROM leave_day t JOIN leave_request l ON l.id = t.leave_id WHERE l.status = 'Approved' AND l.leave_type_id <> ? AND ${ON_THE_SAME_HALVES}
     AND (l.minutes IS NULL OR NOT (t.day = ? AND ? = 'noon' AND t.morning IS NOT NULL OR t.day = ? AND ? = 'noon' AND t.afternoon IS NOT NULL))
     ORDER BY startDate`,
    [typeId, ...sameHalves({ employeeId, ...requested }), startDate, startsAt, endDate, endsAt],
  );
}

const NO_SIGHT = leaveSight('colleague', false);

interface OtherRequest {
  id: string;
  type: string;
  start: string;
  end: string;
  status: string;
}

const ON_THE_SAME_HALVES =
  "t.employee_id = ? AND t.day BETWEEN ? AND ? AND NOT (t.day = ? AND ? = 'noon' AND t.afternoon IS NULL) AND NOT (t.day = ? AND ? = 'noon' AND t.morning IS NULL)";

function sameHalves({
  employeeId,
  startDate,
  endDate,
  startsAt,
  endsAt,
}: Omit<LeaveSpan, 'id'>): string[] {
  return [employeeId, startDate, endDate, startDate, startsAt, endDate, endsAt];
}

async function otherRequest(
  read: ListReader['read'],
  span: LeaveSpan,
  replaced: readonly string[] = [],
): Promise<OtherRequest | undefined> {
  const except = [span.id, ...replaced];
  const [other] = await read<OtherRequest>(
    `SELECT l.id, l.leave_type AS type, l.start_date AS start, l.end_date AS end, l.status FROM leave_day t JOIN leave_request l ON l.id = t.leave_id
     WHERE ${ON_THE_SAME_HALVES} AND t.leave_id NOT IN (${except.map(() => '?').join(', ')}) ORDER BY t.day LIMIT 1`,
    [...sameHalves(span), ...except],
  );
  return other;
}

/** Another transaction's uncommitted request cannot be read, so the refusal then names none. */
async function overlap(
  other: OtherRequest | undefined,
  sightOf: SightOf,
  cause?: unknown,
): Promise<Problem> {
  const reason = other
    ? overlapWith(other, await sightOf(other.id))
    : refusal('leave.overlap_unnamed');
  return new Problem('leave.overlap', reason, { errors: { startDate: reason }, cause });
}

function overlapWith({ type, start, end, status }: OtherRequest, sight: LeaveSight): Refusal {
  const shown = shownType(sight, type);
  return shown === null
    ? refusal('leave.overlap_away', { start, end, status })
    : refusal('leave.overlap', { type: shown, start, end, status });
}

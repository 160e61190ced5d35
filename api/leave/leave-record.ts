import type { EndOfLeave, LeaveType, StartOfLeave } from '../contract/leave/leave-types.js';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import type { LeaveApproval } from '../contract/leave/approvals.js';
import { type CalendarDate, eachDay } from '../contract/calendar-date.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import type { LeaveType as LeaveTypeEntity } from '../entitlement/entitlement.tables.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { CancelledLeave } from '../entitlement/closing/corrections.js';
import type { DayOfLeave } from '../entitlement/facts/person-entitlement.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { leaveSight, shownType, type LeaveSight } from './leave-sight.js';
import type { LEAVE_REQUEST } from './leave.tables.js';

/** Whole and half days from one to another, or minutes of one day. */
export interface RequestedLeave {
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  minutes: number | null;
}

/** Leave of somebody, as the rules of coverage look at it. */
export interface AskedLeave {
  employeeId: string;
  departmentId: string;
  typeId: string;
  requested: RequestedLeave;
}

/** Each day with the halves that are asked for. */
export function daysOfLeave(leave: RequestedLeave): DayOfLeave[] {
  return eachDay(leave.startDate, leave.endDate).map((day) => dayOfLeave(leave, day));
}

/** The day is one of the leave. */
export function dayOfLeave(
  { startDate, endDate, startsAt, endsAt, minutes }: RequestedLeave,
  day: CalendarDate,
): DayOfLeave {
  return {
    day,
    morning: day !== startDate || startsAt === 'morning',
    afternoon: day !== endDate || endsAt === 'evening',
    minutes,
  };
}

/** Whole days, as nearly all leave is. */
export function isWhole({
  startsAt,
  endsAt,
  minutes,
}: Pick<RequestedLeave, 'startsAt' | 'endsAt' | 'minutes'>): boolean {
  return startsAt === 'morning' && endsAt === 'evening' && minutes === null;
}

/** A request as it is read, with the names of those it is about. */
export interface LeaveRow
  extends
    Omit<StoredRow<typeof LEAVE_REQUEST>, 'reason_folded'>,
    Pick<LeaveTypeEntity, 'unit' | 'counts'> {
  employee_number: string;
  account_id: string;
  name: string;
  image_id: string | null;
  department_id: string;
  department_name: string;
  leave_type: LeaveType;
  status: LeaveStatus;
  starts_at: StartOfLeave;
  ends_at: EndOfLeave;
  /** As `cost` of the record, where it was derived for many rows at once. */
  cost?: number | null;
  othersDecide?: true;
  /** Without it, the reader sees everything. */
  sight?: LeaveSight;
  /** For whom it waits, where approvals are on. */
  waiting?: Pick<LeaveApproval, 'waitingFor' | 'waitingForHr' | 'waitingSince'>;
  /** The account that cancelled it. */
  canceller_id: string | null;
  /** The ids of the requests that replace it, with commas between. */
  replaced_by: string | null;
}

const ALL_OF_IT = leaveSight('admin', true);

/** Without what its reader may not see: of a hidden type only the days, in the calendar's way. */
export function leaveRecord(row: LeaveRow): LeaveRecord {
  const { sight = ALL_OF_IT } = row;
  return {
    _id: row.id,
    userId: row.account_id,
    employeeId: {
      _id: row.employee_id,
      employeeId: row.employee_number,
      userId: { _id: row.account_id, name: row.name, profileImage: imageUrl(row.image_id) },
      department: { _id: row.department_id, dep_name: row.department_name },
    },
    leaveType: shownType(sight, row.leave_type),
    startDate: row.start_date,
    endDate: row.end_date,
    days: row.days,
    reason: sight.reason ? row.reason : '',
    status: row.status,
    note: sight.reason ? row.note : null,
    decidedBy: sight.type ? row.decided_by : null,
    decidedAt: sight.type ? instant(row.decided_at) : null,
    cancelledBy: row.cancelled_by,
    cancelledAt: instant(row.cancelled_at),
    cancelReason: row.cancel_reason,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    unit: sight.type ? row.unit : row.minutes === null ? 'days' : 'minutes',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minutes: row.minutes,
    replaces: sight.type ? row.replaces : null,
    ...(sight.type &&
      row.replaced_by !== null && { replacedBy: row.replaced_by.split(',').sort() }),
    ...(row.cost !== undefined && { cost: row.cost }),
    ...(row.othersDecide && { othersDecide: row.othersDecide }),
    ...row.waiting,
  };
}

export function typeOfRow({ leave_type_id, leave_type, unit, counts }: LeaveRow): LeaveTypeRules {
  return { id: leave_type_id, name: leave_type, unit, counts };
}

export function requestedOfRow({
  start_date,
  end_date,
  starts_at,
  ends_at,
  minutes,
}: Pick<
  LeaveRow,
  'start_date' | 'end_date' | 'starts_at' | 'ends_at' | 'minutes'
>): RequestedLeave {
  return {
    startDate: start_date,
    endDate: end_date,
    startsAt: starts_at,
    endsAt: ends_at,
    minutes,
  };
}

/** As it is compared with the rules of coverage. */
export function askedLeaveOf(row: LeaveRow): AskedLeave {
  return {
    employeeId: row.employee_id,
    departmentId: row.department_id,
    typeId: row.leave_type_id,
    requested: requestedOfRow(row),
  };
}

export function cancelledLeave(row: LeaveRow): CancelledLeave {
  return {
    employeeId: row.employee_id,
    type: typeOfRow(row),
    leaveId: row.id,
    startDate: row.start_date,
  };
}

function instant(ms: number | string | null): string | null {
  return ms === null ? null : new Date(Number(ms)).toISOString();
}

import type { LeaveRecord } from '../contract/leave/leaves.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import type { LeaveForReader } from './leave-row.js';
import { leaveSight, shownType } from './leave-sight.js';

const ALL_OF_IT = leaveSight('admin', true);

/** Without what its reader may not see: of a hidden type only the days, in the calendar's way. */
export function leaveRecord(row: LeaveForReader): LeaveRecord {
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
    version: row.version,
    ...(row.undoUntil !== undefined && { undoUntil: new Date(row.undoUntil).toISOString() }),
    ...(row.othersDecide && { othersDecide: row.othersDecide }),
    ...row.waiting,
  };
}

function instant(ms: number | string | null): string | null {
  return ms === null ? null : new Date(Number(ms)).toISOString();
}

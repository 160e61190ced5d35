import type { EntityManager } from 'typeorm';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import { Problem, refusal } from '../contract/problem.js';
import type { RefusalKey } from '../contract/refusals/refusals.js';
import type { CancelledLeave } from '../entitlement/closing/corrections.js';
import { execute } from '../platform/database/statements/execute.js';
import { freeDays } from './leave-days.js';
import { typeOfRow, type LeaveRow } from './leave-row.js';

interface Cancellation {
  reason: string | null;
  by: string;
  at: number;
}

/** Its days become free again. One that somebody else has decided or cancelled at this moment stays as it is. */
export async function cancelLeave(
  manager: EntityManager,
  { id, status }: LeaveRow,
  { reason, by, at }: Cancellation,
): Promise<void> {
  const cancelled = await execute(
    manager,
    "UPDATE leave_request SET status = 'Cancelled', cancel_reason = ?, cancelled_by = ?, cancelled_at = ?, version = version + 1 WHERE id = ? AND status = ?",
    [reason, by, at, id, status],
  );
  if (cancelled === 0)
    throw new Problem('leave.already_decided', refusal('leave.decided_meanwhile'));
  await freeDays(manager, id);
}

const NOT_PENDING = {
  Pending: 'leave.already_pending',
  Approved: 'leave.already_approved',
  Rejected: 'leave.already_rejected',
  Cancelled: 'leave.already_cancelled',
} as const satisfies Record<LeaveStatus, RefusalKey>;

export function notPending(status: LeaveStatus): Problem {
  return new Problem('leave.already_decided', refusal(NOT_PENDING[status]));
}

/** As the correction of a closed year is derived from it. */
export function cancelledLeave(row: LeaveRow): CancelledLeave {
  return {
    employeeId: row.employee_id,
    type: typeOfRow(row),
    leaveId: row.id,
    startDate: row.start_date,
  };
}

import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../contract/problem.js';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import type { RefusalKey } from '../contract/refusals/refusals.js';
import { execute } from '../platform/database/statements/execute.js';
import { freeDays } from './check/leave-overlap.js';
import type { LeaveRow } from './leave-record.js';

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
    "UPDATE leave_request SET status = 'Cancelled', cancel_reason = ?, cancelled_by = ?, cancelled_at = ? WHERE id = ? AND status = ?",
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

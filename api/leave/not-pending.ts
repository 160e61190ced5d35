import type { LeaveStatus } from '../contract/leave-statuses.js';
import { Problem } from '../contract/problem.js';
import { refusal, type RefusalKey } from '../contract/refusals.js';

const NOT_PENDING = {
  Pending: 'leave.already_pending', Approved: 'leave.already_approved', Rejected: 'leave.already_rejected', Cancelled: 'leave.already_cancelled',
} as const satisfies Record<LeaveStatus, RefusalKey>;

export function notPending(status: LeaveStatus): Problem {
  return new Problem('leave.already_decided', refusal(NOT_PENDING[status]));
}

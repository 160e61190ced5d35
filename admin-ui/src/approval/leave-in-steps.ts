import type { ApprovalStepState } from '../../../api/contract/leave/approvals.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';

/** Parts of a request that say how it is approved; without a status it is pending. */
export type LeaveInSteps = Pick<
  LeaveRecord,
  'createdAt' | 'unit' | 'steps' | 'deciders' | 'waitingFor' | 'waitingForHr' | 'waitingSince'
> &
  Partial<Pick<LeaveRecord, 'status'>>;

export const isWaiting = ({ status = 'Pending' }: LeaveInSteps): boolean => status === 'Pending';

/** False without approvals, and for what was decided before them. */
export const hasSteps = (leave: LeaveInSteps): boolean =>
  leave.steps !== undefined && (leave.steps.length > 0 || isWaiting(leave));

/** Neither taken nor skipped. */
export const remainingSteps = ({ steps = [] }: LeaveInSteps): ApprovalStepState[] =>
  steps.filter(({ decision, skipped }) => !decision && !skipped);

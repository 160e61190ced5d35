import type { LeaveTypeRecord } from '../../../api/contract/leave-policies.js';

export type LeaveType = LeaveTypeRecord & { id: string };

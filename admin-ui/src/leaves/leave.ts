import type { LeaveStatus } from '../../../api/contract/leave-statuses.js';
import type { LeaveRecord } from '../../../api/contract/records.js';

/** A request without a status is one that nobody has decided. */
export type Leave = Omit<LeaveRecord, 'status'> & { id: string; status?: LeaveStatus };

export const statusOf = ({ status = 'Pending' }: Leave): LeaveStatus => status;

export const isPending = (leave: Leave): boolean => statusOf(leave) === 'Pending';

/** How one speaks of somebody whose full name stands above. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

import type { LeaveStatus } from '../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';

/** A request without a status is pending; its employee may be missing, despite the contract. */
export type Leave = Omit<LeaveRecord, 'status' | 'employeeId'> & {
  id: string;
  status?: LeaveStatus;
  employeeId?: Partial<LeaveRecord['employeeId']>;
};

export const statusOf = ({ status = 'Pending' }: Leave): LeaveStatus => status;

export const isPending = (leave: Leave): boolean => statusOf(leave) === 'Pending';

/** The cost; undefined where no policy holds. */
export const costOf = ({ cost }: Pick<Leave, 'cost'>): number | undefined => cost ?? undefined;

/** Days were taken out of it: other requests replace it. */
export const isChanged = ({ replacedBy = [] }: Leave): boolean => replacedBy.length > 0;

/** Pending, and for us to decide. */
export const isDecidable = (leave: Leave): boolean => isPending(leave) && !leave.othersDecide;

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

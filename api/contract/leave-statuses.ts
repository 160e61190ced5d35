export const LEAVE_STATUSES = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];

/** What an admin may decide about a pending request. */
export const LEAVE_DECISIONS = ['Approved', 'Rejected'] as const;
export type LeaveDecision = (typeof LEAVE_DECISIONS)[number];

/** A request in one of these states keeps its days taken; the others free them. */
export const DAYS_TAKEN_STATUSES: readonly LeaveStatus[] = ['Pending', 'Approved'];

export const LEAVE_STATUSES = ['Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];

export const LEAVE_DECISIONS = ['Approved', 'Rejected'] as const;
export type LeaveDecision = (typeof LEAVE_DECISIONS)[number];

/** Requests in these states block their days; the others free them. */
export const DAYS_TAKEN_STATUSES: readonly LeaveStatus[] = ['Pending', 'Approved'];

export const LEAVE_TYPES = [
  'Sick Leave',
  'Casual Leave',
  'Annual Leave',
  'Personal Leave',
  'Emergency Leave',
] as const;
export type LeaveType = (typeof LEAVE_TYPES)[number];

/** Calendar days per request. */
export const LONGEST_LEAVE_DAYS = 366;

/** To admins a new request; to employees what was decided about theirs. */
export const NOTIFICATION_KINDS = [
  'leave.requested',
  'leave.approved',
  'leave.rejected',
  'leave.cancelled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

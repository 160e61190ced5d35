/** To admins a new request; to employees what was decided about theirs. */
export const LEAVE_NOTIFICATION_KINDS = [
  'leave.requested',
  'leave.approved',
  'leave.rejected',
  'leave.cancelled',
] as const;
export type LeaveNotificationKind = (typeof LEAVE_NOTIFICATION_KINDS)[number];

/** To whoever began an import: it is stored, or it came to nothing. */
export const IMPORT_NOTIFICATION_KINDS = ['import.applied', 'import.failed'] as const;
export type ImportNotificationKind = (typeof IMPORT_NOTIFICATION_KINDS)[number];

export type NotificationKind = LeaveNotificationKind | ImportNotificationKind;

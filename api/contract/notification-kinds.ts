/** 'leave.requested' goes to admins, the others to the employee. */
export const LEAVE_NOTIFICATION_KINDS = [
  'leave.requested',
  'leave.approved',
  'leave.rejected',
  'leave.cancelled',
  'leave.shortened',
  'leave.recredited',
] as const;
export type LeaveNotificationKind = (typeof LEAVE_NOTIFICATION_KINDS)[number];

/** Sent to the user who started the import. */
export const IMPORT_NOTIFICATION_KINDS = ['import.applied', 'import.failed'] as const;
export type ImportNotificationKind = (typeof IMPORT_NOTIFICATION_KINDS)[number];

export type NotificationKind = LeaveNotificationKind | ImportNotificationKind;

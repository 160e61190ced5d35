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

/** 'leave.to_decide' goes to those whose turn it is, 'leave.cancelled_by_owner' to the approver, 'leave.stand_in' to the stand-in. */
export const APPROVAL_NOTIFICATION_KINDS = [
  'leave.to_decide',
  'leave.cancelled_by_owner',
  'leave.stand_in',
] as const;
export type ApprovalNotificationKind = (typeof APPROVAL_NOTIFICATION_KINDS)[number];

/** Sent to the user who started the import. */
export const IMPORT_NOTIFICATION_KINDS = ['import.applied', 'import.failed'] as const;
export type ImportNotificationKind = (typeof IMPORT_NOTIFICATION_KINDS)[number];

/** Sent to all admins: the server has added holidays of a calendar's country. */
export const HOLIDAY_NOTIFICATION_KINDS = ['holidays.added'] as const;
export type HolidayNotificationKind = (typeof HOLIDAY_NOTIFICATION_KINDS)[number];

/** Sent to the other admins: an admin has changed something about themselves. */
export const OWN_MATTER_KINDS = [
  'own.pay',
  'own.balance',
  'own.employment',
  'own.policy',
  'own.leave',
  'own.job',
] as const;
export type OwnMatterKind = (typeof OWN_MATTER_KINDS)[number];

/** Sent to the employee when their payslip is paid, or a PDF of the payroll office is published. */
export const PAYSLIP_NOTIFICATION_KINDS = ['payslip.published'] as const;
export type PayslipNotificationKind = (typeof PAYSLIP_NOTIFICATION_KINDS)[number];

/** Sent to the owner of a bank account that somebody else has changed. */
export const BANK_NOTIFICATION_KINDS = ['bank.changed'] as const;
export type BankNotificationKind = (typeof BANK_NOTIFICATION_KINDS)[number];

/** Sent to the other admins: one has asked to switch four eyes off, has taken a request back, or has switched them off. */
export const FOUR_EYES_NOTIFICATION_KINDS = [
  'fourEyes.asked',
  'fourEyes.kept',
  'fourEyes.off',
] as const;
export type FourEyesNotificationKind = (typeof FOUR_EYES_NOTIFICATION_KINDS)[number];

export type NotificationKind =
  | LeaveNotificationKind
  | ApprovalNotificationKind
  | ImportNotificationKind
  | HolidayNotificationKind
  | OwnMatterKind
  | BankNotificationKind
  | FourEyesNotificationKind
  | PayslipNotificationKind;

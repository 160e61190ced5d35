export const AUDIT_SUBJECTS = [
  'account',
  'department',
  'employee',
  'salary',
  'leave',
  'type',
  'policy',
  'pattern',
  'calendar',
  'assignment',
  'coverage',
  'payroll',
  'import',
  'audit',
  'setting',
  'session',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Name of the actor of a refused sign-in. */
export const UNKNOWN_PERSON = 'Unknown';

/** 'closed': the right password of an account that may not sign in. 'code_missing': a right password without its code, with which each sign-in with a second factor begins. */
export type RefusedSignIn =
  | 'wrong_password'
  | 'wrong_code'
  | 'code_missing'
  | 'closed'
  | 'throttled';

/** How leave was approved that never waited. */
export type LeaveApprovalSource = 'none needed' | 'by the approver' | 'by the admin';

export type AuditValue = string | number | boolean | null;

export interface AuditEntryRecord {
  _id: string;
  recordedAt: string;
  /** `_id` is null for the system itself, for the command line, and for refused sign-ins. */
  actor: { _id: string | null; name: string };
  /** For example 'employee.update'. */
  action: string;
  subject: string;
  subjectId: string;
  /** Name at the time of the change. */
  subjectName: string;
  /** Changed fields; `before` is null for a new value. Amounts are numbers. */
  changes: { field: string; before: AuditValue; after: AuditValue }[];
  requestId: string | null;
  /** The import that made this change. */
  changesetId: string | null;
  /** Position in the chain, from 1; null until the entry is sealed. */
  number: number | null;
}

/**
 * 'head': the end of the chain does not bear this server's signature, because entries were cut off or the secret differs. 'unsealed': entries behind it
 * still have no seal although sealing takes seconds.
 */
export const AUDIT_BREAK_KINDS = [
  'changed',
  'removed',
  'inserted',
  'reordered',
  'head',
  'unsealed',
] as const;
export type AuditBreakKind = (typeof AUDIT_BREAK_KINDS)[number];

export interface AuditBreakRecord {
  /** Position in the chain of the first entry that cannot be trusted. */
  number: number;
  /** The entry's own time; null if the entry is missing. */
  recordedAt: string | null;
  fault: AuditBreakKind;
  /** Number of later entries, which cannot be trusted either. */
  after: number;
}

export interface AuditChainRecord {
  sealed: number;
  unsealed: number;
  lastSealedAt: string | null;
  /** End of the last completed check; null before the first. */
  checkedAt: string | null;
  /** Number of entries that this check found intact. */
  checked: number;
  /** Null if the chain is intact. */
  broken: AuditBreakRecord | null;
  /** Progress of a running check. `done` stays 0 for a check on another server. */
  checking: { done: number; total: number } | null;
}

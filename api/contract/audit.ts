/** What an entry can be about. */
export const AUDIT_SUBJECTS = ['account', 'department', 'employee', 'salary', 'leave', 'import', 'audit', 'setting'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export type AuditValue = string | number | boolean | null;

export interface AuditEntryRecord {
  _id: string;
  recordedAt: string;
  /** Null for the system itself: a start, an import at the command line. */
  actor: { _id: string | null; name: string };
  /** Such as 'employee.update'. */
  action: string;
  subject: string;
  subjectId: string;
  /** As it was called then. */
  subjectName: string;
  /** Fields that differ; `before` is null where there was nothing. Amounts are numbers. */
  changes: { field: string; before: AuditValue; after: AuditValue }[];
  requestId: string | null;
  /** The import that made this change together with others. */
  changesetId: string | null;
  /** Place in the chain, from 1; null until it is sealed. */
  number: number | null;
}

/** 'head': the end of the chain is not as this system left it, by entries taken off it or by another secret. */
export const AUDIT_FAULTS = ['changed', 'removed', 'inserted', 'reordered', 'head'] as const;
export type AuditFault = (typeof AUDIT_FAULTS)[number];

export interface AuditBreakRecord {
  /** Place in the chain of the first entry that cannot be trusted. */
  number: number;
  /** When that entry says it was recorded; null where it is gone. */
  recordedAt: string | null;
  fault: AuditFault;
  /** Entries after it, which cannot be trusted either. */
  after: number;
}

export interface AuditChainRecord {
  sealed: number;
  unsealed: number;
  lastSealedAt: string | null;
  /** Of the last check that ran to its end; null when none has yet. */
  checkedAt: string | null;
  /** Entries that this check found whole, or where it ended. */
  checked: number;
  /** What this check found; null when the chain was whole. */
  broken: AuditBreakRecord | null;
  /** A check that is running in this instance. */
  checking: { done: number; total: number } | null;
}

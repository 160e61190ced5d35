import type { AuditedChange } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import type { StoredRun } from './pay-run-store.js';

/** A run without a name is called by its period. */
export function auditedRun(
  action: AuditAction,
  { id, name, from, to }: StoredRun,
  after: Record<string, unknown>,
): AuditedChange {
  return { action, subject: 'payroll', id, name: name ?? `${from} – ${to}`, after };
}

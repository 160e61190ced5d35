import type { AuditedChange } from '../audit/audit.js';
import type { LeaveRecord } from '../contract/records.js';

interface Change {
  action: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

export function auditedLeave({ _id, employeeId }: LeaveRecord, { action, before, after }: Change): AuditedChange {
  return { action, subject: 'leave', id: _id, name: employeeId.userId.name, employeeId: employeeId._id, before, after };
}

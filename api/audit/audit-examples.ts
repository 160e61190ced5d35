import type { AuditResponse, AuditChainResponse } from '../contract/audit-responses.js';
import type { AuditChainRecord, AuditEntryRecord } from '../contract/audit.js';

const entry: AuditEntryRecord = {
  _id: '019ab2d6-1f20-7c31-9a42-6b5c4d3e2f10',
  recordedAt: '2026-05-12T07:40:11.000Z',
  actor: { _id: '019ab0c0-5c4d-7f92-8e30-2b1c0d9e8f70', name: 'Ingrid Solberg' },
  action: 'leave.decide',
  subject: 'leave',
  subjectId: '019ab2d4-91b7-7f08-a3c5-0e1d2c3b4a59',
  subjectName: 'Amara Okafor',
  changes: [
    { field: 'status', before: 'Pending', after: 'Approved' },
    { field: 'note', before: null, after: 'Enjoy!' },
  ],
  requestId: '019ab2d6-1f1e-7b20-8c31-5a4b3c2d1e0f',
  changesetId: null,
  number: 48_213,
};

const chain: AuditChainRecord = {
  sealed: 48_213,
  unsealed: 2,
  lastSealedAt: '2026-05-12T07:40:12.000Z',
  checkedAt: '2026-05-12T07:39:00.000Z',
  checked: 48_211,
  broken: null,
  checking: null,
};

export const AUDIT_EXAMPLES = {
  AuditResponse: { success: true, entries: [entry], summary: { total: 1 } } satisfies AuditResponse,
  AuditChainResponse: { success: true, chain } satisfies AuditChainResponse,
};

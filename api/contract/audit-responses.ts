import type { AuditEntryRecord, AuditChainRecord } from './audit.js';
import type { SuccessResponse } from './responses.js';

export interface AuditResponse extends SuccessResponse {
  entries: AuditEntryRecord[];
  /** All entries; in a history, all of this employee or leave request. */
  summary?: { total: number };
}

export interface AuditChainResponse extends SuccessResponse {
  chain: AuditChainRecord;
}

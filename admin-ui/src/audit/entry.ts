import type { AuditEntryRecord } from '../../../api/contract/audit.js';

/** As react-admin lists it. */
export type Entry = AuditEntryRecord & { id: string };

import type { AuditEntryRecord } from '../../../api/contract/audit.js';

export type Entry = AuditEntryRecord & { id: string };

export interface LogView {
  /** The entries do not repeat the name of the subject. */
  onSubjectPage?: boolean;
  /** The entries of one import: a line that opens, entries with a link to the whole import, or plain entries. */
  imports: 'folded' | 'linked' | 'listed';
  numbered?: boolean;
  /** The number of the first entry that cannot be trusted. */
  marked?: number;
  onChooseActor?: (id: string) => void;
}

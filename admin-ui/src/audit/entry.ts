import type { AuditEntryRecord } from '../../../api/contract/audit.js';

/** As react-admin lists it. */
export type Entry = AuditEntryRecord & { id: string };

export interface LogView {
  /** On the page of what the entries are about, which is then not named again. */
  own?: boolean;
  /** What an import made together: one line that opens, entries that lead to the others, or entries like all. */
  imports: 'folded' | 'linked' | 'listed';
  /** Shows the place in the chain. */
  numbered?: boolean;
  /** The first entry that cannot be trusted. */
  marked?: number;
  /** Of whoever acted; without it their names are only names. */
  onPerson?: (id: string) => void;
}

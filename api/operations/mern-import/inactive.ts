import { folded } from '../../platform/database/statements/folded-text.js';
import type { OldDocument } from './old-document.js';

const INACTIVE = new Set(['inactive', 'disabled', 'blocked', 'terminated', 'resigned', 'left', 'suspended', 'deleted']);

export function isInactive(document: OldDocument): boolean {
  const active = document.value('isactive', 'active');
  const status = document.value('status', 'employmentstatus', 'accountstatus');
  return active === false || (typeof status === 'string' && INACTIVE.has(folded(status.trim())));
}

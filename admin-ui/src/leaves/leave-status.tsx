import type { LeaveStatus as Status } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/badge';
import type { Glyph } from '../ui/status-glyph';

export const STATUS_GLYPHS = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Cancelled: 'over',
} as const satisfies Record<Status, Glyph>;

/** A request without a status is one that nobody has decided. */
export function LeaveStatus({ of = 'Pending' }: { of?: Status }) {
  const text = useText();
  return <Badge glyph={STATUS_GLYPHS[of]}>{text(`leave.statuses.${of}`)}</Badge>;
}

import type { LeaveStatus as Status } from '../../../api/contract/leave/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';
import type { Glyph } from '../ui/feedback/status-glyph';

export const STATUS_GLYPHS = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Cancelled: 'ended',
} as const satisfies Record<Status, Glyph>;

export function LeaveStatus({
  of = 'Pending',
  changed = false,
}: {
  of?: Status;
  changed?: boolean;
}) {
  const text = useText();
  return (
    <Badge glyph={changed ? 'edited' : STATUS_GLYPHS[of]}>
      {text(changed ? 'leave.changed' : `leave.statuses.${of}`)}
    </Badge>
  );
}

import type { LeaveSummary } from '../../../api/contract/responses.js';
import type { LeaveStatus as Status } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import type { ListStat } from '../lists/list-stats';
import { useNumbers } from '../api/config';
import { Badge } from '../ui/feedback/badge';
import type { Glyph } from '../ui/feedback/status-glyph';

export const STATUS_GLYPHS = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Cancelled: 'ended',
} as const satisfies Record<Status, Glyph>;

export function LeaveStatus({ of = 'Pending' }: { of?: Status }) {
  const text = useText();
  return <Badge glyph={STATUS_GLYPHS[of]}>{text(`leave.statuses.${of}`)}</Badge>;
}

export function useLeaveStats(): ListStat<LeaveSummary>[] {
  const text = useText();
  const numbers = useNumbers();
  return [
    { label: text('leaves.total'), glyph: 'total', value: ({ total }) => numbers.format(total) },
    { label: text('leave.statuses.Pending'), glyph: 'pending', value: ({ pending }) => numbers.format(pending) },
    { label: text('leave.statuses.Approved'), glyph: 'approved', value: ({ approved }) => numbers.format(approved) },
    { label: text('leave.statuses.Rejected'), glyph: 'rejected', value: ({ rejected }) => numbers.format(rejected) },
    { label: text('leave.statuses.Cancelled'), glyph: 'ended', value: ({ cancelled }) => numbers.format(cancelled) },
  ];
}

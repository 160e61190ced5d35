import type { LeaveSummary } from '../../../api/contract/leave/leave-responses.js';
import type { LeaveStatus as Status } from '../../../api/contract/leave/leave-statuses.js';
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

/** `listOf` makes each figure a link to the list of what it counts. */
export function useLeaveStats(
  listOf?: (filter: { status?: Status }) => string,
): ListStat<LeaveSummary>[] {
  const text = useText();
  const numbers = useNumbers();
  const ofStatus = (
    status: Status,
    count: (summary: LeaveSummary) => number,
  ): ListStat<LeaveSummary> => ({
    label: text(`leave.statuses.${status}`),
    glyph: STATUS_GLYPHS[status],
    to: listOf?.({ status }),
    value: (summary) => numbers.format(count(summary)),
  });
  return [
    {
      label: text('leaves.total'),
      glyph: 'total',
      to: listOf?.({}),
      value: ({ total }) => numbers.format(total),
    },
    ofStatus('Pending', ({ pending }) => pending),
    ofStatus('Approved', ({ approved }) => approved),
    ofStatus('Rejected', ({ rejected }) => rejected),
    ofStatus('Cancelled', ({ cancelled }) => cancelled),
  ];
}

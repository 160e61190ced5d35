import type { MessageKey } from '../i18n/use-text';
import { type Leave, statusOf } from '../leaves/leave';
import type { Glyph } from '../ui/status-glyph';

export interface Activity {
  leave: Leave;
  what: MessageKey;
  glyph: Glyph;
  at: string;
  /** Who did it, where it was not oneself. */
  by?: string;
}

/** What happened with these requests, the latest first. */
export function activitiesOf(leaves: Leave[]): Activity[] {
  return leaves.flatMap(stepsOf).sort((one, other) => (one.at < other.at ? 1 : -1));
}

function stepsOf(leave: Leave): Activity[] {
  const { createdAt, decidedAt, decidedBy, cancelledAt, cancelledBy } = leave;
  const steps: Activity[] = [{ leave, what: 'portal.requested', glyph: 'pending', at: createdAt }];
  const rejected = statusOf(leave) === 'Rejected';
  if (decidedAt) {
    const by = decidedBy ?? undefined;
    steps.push({ leave, what: rejected ? 'portal.wasRejected' : 'portal.wasApproved', glyph: rejected ? 'rejected' : 'approved', at: decidedAt, by });
  }
  const own = cancelledBy === leave.employeeId?.userId?.name;
  if (cancelledAt) steps.push({ leave, what: 'portal.wasCancelled', glyph: 'over', at: cancelledAt, by: own ? undefined : (cancelledBy ?? undefined) });
  return steps;
}

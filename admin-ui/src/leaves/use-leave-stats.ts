import type { LeaveSummary } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import type { ListStat } from '../lists/list-stats';
import { useNumbers } from '../providers/config';

/** The four counts above a list of leave. */
export function useLeaveStats(): ListStat<LeaveSummary>[] {
  const text = useText();
  const numbers = useNumbers();
  return [
    { label: text('leaves.total'), glyph: 'total', value: ({ total }) => numbers.format(total) },
    { label: text('leave.statuses.Pending'), glyph: 'pending', value: ({ pending }) => numbers.format(pending) },
    { label: text('leave.statuses.Approved'), glyph: 'approved', value: ({ approved }) => numbers.format(approved) },
    { label: text('leave.statuses.Rejected'), glyph: 'rejected', value: ({ rejected }) => numbers.format(rejected) },
  ];
}

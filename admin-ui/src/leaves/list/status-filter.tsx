import type { LeaveSummary } from '../../../../api/contract/leave/leave-responses.js';
import { LEAVE_STATUSES, type LeaveStatus } from '../../../../api/contract/leave/leave-statuses.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { type CountedFilter, CountedFilters } from '../../lists/counted-filters';
import { useFilter } from '../../lists/list-filter';
import { useListCounts, useListSummary } from '../../lists/use-list-summary';
import { STATUS_GLYPHS } from '../leave-status';

const ALL = 'All';

interface Props {
  /** The specification's word for all. */
  all: string;
  /** Statuses that the specification does not name for the list are left out at 0. */
  optional?: LeaveStatus;
}

export function StatusFilter({ all, optional }: Props) {
  const text = useText();
  const numbers = useNumbers();
  const [status, setStatus] = useFilter('status');
  const counts = useStatusCounts();
  const total = counts && LEAVE_STATUSES.reduce((sum, value) => sum + counts[value], 0);
  const counted = (count: number | undefined) =>
    count === undefined ? undefined : numbers.format(count);
  const statuses: CountedFilter<string>[] = LEAVE_STATUSES.filter(
    (value) => value !== optional || value === status || counts?.[value],
  ).map((value) => ({
    value,
    label: text(`leave.statuses.${value}`),
    glyph: STATUS_GLYPHS[value],
    count: counted(counts?.[value]),
  }));
  return (
    <CountedFilters
      label={text('leaves.status')}
      of={[{ value: ALL, label: all, count: counted(total) }, ...statuses]}
      value={status || ALL}
      onChoose={(chosen) => setStatus(chosen === ALL ? '' : chosen)}
    />
  );
}

function useStatusCounts(): Record<LeaveStatus, number> | undefined {
  const summary = useListSummary<LeaveSummary>();
  const counts = useListCounts<LeaveStatus>();
  if (counts) return { Pending: 0, Approved: 0, Rejected: 0, Cancelled: 0, ...counts };
  if (!summary) return undefined;
  const { pending, approved, rejected, cancelled } = summary;
  return { Pending: pending, Approved: approved, Rejected: rejected, Cancelled: cancelled };
}

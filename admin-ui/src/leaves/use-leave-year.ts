import { useGetList } from 'react-admin';
import { inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveStatus } from '../../../api/contract/leave-statuses.js';
import type { LeaveSummary } from '../../../api/contract/responses.js';
import { type Leave, statusOf } from './leave';

/** More than the days of a year, because rejected and cancelled requests may overlap others. */
const PAGE_SIZE = 1000;

/** `year` is 0 while unknown. */
export function useLeaveYear(employee: string, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const { data, meta, error, refetch } = useGetList<Leave>(
    `leaves/${employee}`,
    { filter: { from: first, to: last }, sort: { field: 'startDate', order: 'DESC' }, pagination: { page: 1, perPage: PAGE_SIZE } },
    { enabled: year > 0 },
  );

  const withStatus = (status: LeaveStatus) => data?.filter((leave) => statusOf(leave) === status) ?? [];
  /** Counts only the days in this year. */
  const days = (status: LeaveStatus) =>
    withStatus(status).reduce((sum, { startDate, endDate }) => sum + inclusiveDays(startDate > first ? startDate : first, endDate < last ? endDate : last), 0);

  return {
    leaves: data,
    count: (status: LeaveStatus) => withStatus(status).length,
    days,
    total: (meta as { summary?: LeaveSummary } | undefined)?.summary?.total,
    error,
    refetch,
  };
}

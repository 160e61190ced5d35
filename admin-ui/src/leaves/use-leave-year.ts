import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/answers.js';
import { inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveStatus } from '../../../api/contract/leave-statuses.js';
import { type Leave, statusOf } from './leave';

/** More than the days of a year: each day is taken at most once, what was rejected or cancelled comes on top. */
const MANY = 1000;

/** `year` is 0 until it is known which one it is. */
export function useLeaveYear(employee: string, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const { data, meta, error, refetch } = useGetList<Leave>(
    `leaves/${employee}`,
    { filter: { from: first, to: last }, sort: { field: 'startDate', order: 'DESC' }, pagination: { page: 1, perPage: MANY } },
    { enabled: year > 0 },
  );

  const all = (status: LeaveStatus) => data?.filter((leave) => statusOf(leave) === status) ?? [];
  /** Those of this year only, of leave that began before or ends after it. */
  const days = (status: LeaveStatus) =>
    all(status).reduce((sum, { startDate, endDate }) => sum + inclusiveDays(startDate > first ? startDate : first, endDate < last ? endDate : last), 0);

  return {
    leaves: data,
    count: (status: LeaveStatus) => all(status).length,
    days,
    /** Of all years. */
    total: (meta as { summary?: LeaveSummary } | undefined)?.summary?.total,
    error,
    refetch,
  };
}

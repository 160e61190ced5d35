import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/responses.js';
import { inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveStatus } from '../../../api/contract/leave-statuses.js';
import { useText } from '../i18n/use-text';
import { Capsule } from '../ui/calendar/year-of-days';
import { type Leave, statusOf } from './leave';
import classes from './leave-year.module.css';

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

type Mark = 'ring' | 'taken' | 'open' | 'today';

const sample = (width: number, height: number, drawing: ReactNode) => (
  <svg width={width} height={height} aria-hidden="true">
    {drawing}
  </svg>
);

const MARKS = {
  ring: { label: 'leaveYear.thisRequest', drawing: sample(24, 14, <Capsule className={classes.ring} x={0.8} y={0.8} width={22.4} height={12.4} />) },
  taken: { label: 'leave.statuses.Approved', drawing: sample(22, 12, <Capsule className={classes.taken} x={0} y={1} width={22} height={10} />) },
  open: { label: 'leave.statuses.Pending', drawing: sample(22, 12, <Capsule className={classes.open} x={1} y={1.5} width={20} height={9} />) },
  today: { label: 'leaveYear.today', drawing: sample(12, 12, <circle className={classes.ring} cx="6" cy="6" r="4.2" />) },
} as const satisfies Record<Mark, { label: string; drawing: ReactNode }>;

export function YearLegend({ of = ['ring', 'taken', 'open'] }: { of?: Mark[] }) {
  const text = useText();
  return (
    <ul className={classes.legend}>
      {of.map((mark) => (
        <li key={mark}>
          {MARKS[mark].drawing}
          {text(MARKS[mark].label)}
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { getJson } from '../../api/http-client';
import { type LeaveOf, useMonthCosts } from '../../api/use-month-costs';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import type { CalendarSpan } from '../../ui/calendar/month-grid';

const NOBODY: LeaveOf = {};
/** More than a year has. */
const ALL = { page: 1, perPage: 1000 };

/** The holidays and the leave of somebody, or else the holidays of the company. */
export function useMarkedDays(of = NOBODY, month: string) {
  const costs = useMonthCosts(of, month);
  const company = useCompanyHolidays(
    Number(month.slice(0, 4)),
    of === NOBODY || costs?.days.length === 0,
  );
  const named = [...company, ...(costs?.days ?? [])].map(
    ({ day, ...rest }) => [day, 'name' in rest ? rest.name : rest.holiday] as const,
  );
  const holidays = new Map(named.filter(([, name]) => name !== null));
  return {
    spans: useLeaveSpans(of.userId ?? '', month.slice(0, 4)),
    holidayOn: (day: CalendarDate) => holidays.get(day) ?? undefined,
  };
}

/** The days of the calendar that holds for everybody. */
function useCompanyHolidays(year: number, enabled: boolean) {
  const { data: calendars = [] } = useQuery({
    queryKey: ['workingTime', 'calendars'],
    queryFn: async () => (await getJson('/holiday')).calendars,
    enabled,
  });
  const calendar = calendars.find(({ everybody }) => everybody)?._id;
  const { data = [] } = useQuery({
    queryKey: ['workingTime', 'holidays', calendar, year],
    queryFn: async () => (await getJson(`/holiday/${calendar}?year=${year}`)).holidays,
    enabled: enabled && calendar !== undefined,
  });
  return data;
}

function useLeaveSpans(userId: string, year: string): CalendarSpan[] {
  const text = useText();
  const { data = [] } = useGetList<LeaveRecord & { id: string }>(
    `leaves/${userId}`,
    {
      filter: { from: `${year}-01-01`, to: `${year}-12-31` },
      sort: { field: 'startDate', order: 'DESC' },
      pagination: ALL,
    },
    { enabled: userId !== '' },
  );
  return data
    .filter(({ status }) => DAYS_TAKEN_STATUSES.includes(status))
    .map(({ startDate, endDate, leaveType, status }) => ({
      start: startDate,
      end: endDate,
      variant: status === 'Pending' ? 'open' : 'taken',
      description: `${leaveTypeName(text, leaveType)}, ${text(`leave.statuses.${status}`)}`,
    }));
}

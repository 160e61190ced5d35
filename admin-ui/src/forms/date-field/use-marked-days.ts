import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { type LeaveOf, useMonthCosts } from '../../api/use-month-costs';
import { useHolidayCalendars, useHolidays } from '../../api/use-working-time';
import { useYearOfLeave } from '../../api/use-year-of-leave';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import type { CalendarSpan } from '../../ui/calendar/month-grid';

const NOBODY: LeaveOf = {};

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
  const { data: calendars = [] } = useHolidayCalendars(enabled);
  const calendar = enabled ? calendars.find(({ everybody }) => everybody) : undefined;
  const { data = [] } = useHolidays(calendar, year);
  return data;
}

function useLeaveSpans(userId: string, year: string): CalendarSpan[] {
  const text = useText();
  const { data = [] } = useYearOfLeave<LeaveRecord & { id: string }>(userId, year, userId !== '');
  return data
    .filter(({ status }) => DAYS_TAKEN_STATUSES.includes(status))
    .map(({ startDate, endDate, leaveType, status }) => ({
      start: startDate,
      end: endDate,
      variant: status === 'Pending' ? 'open' : 'taken',
      description: `${leaveTypeName(text, leaveType)}, ${text(`leave.statuses.${status}`)}`,
    }));
}

import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave-statuses.js';
import { useText } from '../../i18n/use-text';
import { isPending, statusOf } from '../../leaves/leave';
import { useLeaveYear } from '../../leaves/year-legend';
import { useApi } from '../../api/use-api';
import { firstOf, lastOf } from '../../ui/calendar/month-days';
import type { CalendarSpan } from '../../ui/calendar/month-grid';

/** One's own requests of the year, and who else of the department is away in the month. */
export function useRequestedMonth(owner: string, month: string) {
  const text = useText();
  const office = useApi();
  const { leaves } = useLeaveYear(owner, Number(month.slice(0, 4)));
  const { data: others = [] } = useQuery({
    queryKey: ['leaves', 'team', month],
    queryFn: () => office.teamAbsences(firstOf(month), lastOf(month)),
  });

  const own = leaves?.filter((leave) => DAYS_TAKEN_STATUSES.includes(statusOf(leave))) ?? [];
  const spans = own.map((leave): CalendarSpan => {
    const words = { type: text(`leave.types.${leave.leaveType}`), status: text(`leave.statuses.${statusOf(leave)}`) };
    return { start: leave.startDate, end: leave.endDate, look: isPending(leave) ? 'open' : 'taken', said: text('portal.request.taken', words) };
  });

  function noteOf(date: CalendarDate): string | undefined {
    const names = others.filter(({ startDate, endDate }) => date >= startDate && date <= endDate).map(({ name }) => name);
    return names.length > 0 ? text('portal.request.away', { names: names.join(', ') }) : undefined;
  }

  return { spans, noteOf };
}

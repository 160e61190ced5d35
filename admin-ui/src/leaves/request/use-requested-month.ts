import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { isPending, statusOf } from '../leave';
import { useLeaveYear } from '../year/use-leave-year';
import { useApi } from '../../api/use-api';
import { firstDayOf, lastDayOf } from '../../ui/calendar/month-days';
import type { CalendarSpan } from '../../ui/calendar/month-grid';

/** The leave of `owner`, if anybody is chosen, and of colleagues. `refused`: its days cannot be chosen. */
export function useRequestedMonth(
  owner: string,
  month: string,
  { withColleagues, refused }: { withColleagues: boolean; refused: boolean },
) {
  const text = useText();
  const listText = useListText();
  const api = useApi();
  const { leaves } = useLeaveYear(owner, owner === '' ? 0 : Number(month.slice(0, 4)));
  const { data: others = [] } = useQuery({
    queryKey: ['leaves', 'team', month],
    queryFn: () => api.teamAbsences(firstDayOf(month), lastDayOf(month)),
    enabled: withColleagues,
  });

  const takenDays = leaves?.filter((leave) => DAYS_TAKEN_STATUSES.includes(statusOf(leave))) ?? [];
  const spans = takenDays.map((leave): CalendarSpan => {
    const words = {
      type: leaveTypeName(text, leave.leaveType),
      status: text(`leave.statuses.${statusOf(leave)}`),
    };
    return {
      start: leave.startDate,
      end: leave.endDate,
      variant: isPending(leave) ? 'open' : 'taken',
      description: text(refused ? 'requestLeave.taken' : 'requestLeave.booked', words),
    };
  });

  function noteOf(date: CalendarDate): string | undefined {
    const names = others
      .filter(({ startDate, endDate }) => date >= startDate && date <= endDate)
      .map(({ name }) => name);
    return names.length > 0 ? text('requestLeave.away', { names: listText(names) }) : undefined;
  }

  return { spans, noteOf };
}

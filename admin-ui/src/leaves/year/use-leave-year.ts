import { useQuery } from '@tanstack/react-query';
import { type CalendarDate, inclusiveDays } from '../../../../api/contract/calendar-date.js';
import type { LeaveStatus } from '../../../../api/contract/leave/leave-statuses.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import type { LeaveSummary } from '../../../../api/contract/leave/leave-responses.js';
import { useApi } from '../../api/use-api';
import { useYearOfLeave } from '../../api/use-year-of-leave';
import { costOf, type Leave, statusOf } from '../leave';

interface Length {
  amount: number;
  unit: LeaveUnit;
}

/** The costs by day of leave that reaches into other years, which lists do not have. */
function useYearsBeyond(leaves: Leave[]) {
  const api = useApi();
  const ids = leaves.map(({ id }) => id);
  return useQuery({
    queryKey: ['leaves', 'costs by day', ids],
    queryFn: async () =>
      new Map(
        await Promise.all(
          ids.map(
            async (id) =>
              [id, (await api.getOne<Leave>('leaves', { id })).data.costByDay ?? []] as const,
          ),
        ),
      ),
    enabled: ids.length > 0,
  });
}

const ends = (year: number): [first: CalendarDate, last: CalendarDate] => [
  `${year}-01-01`,
  `${year}-12-31`,
];

const withStatus = (leaves: Leave[] | undefined, status: LeaveStatus) =>
  leaves?.filter((leave) => statusOf(leave) === status) ?? [];

/** `year` is 0 while unknown. */
export function useLeaveYear(employee: string, year: number) {
  const { data, meta, error, refetch } = useYearOfLeave<Leave>(employee, year, year > 0);

  return {
    leaves: data,
    count: (status: LeaveStatus) => withStatus(data, status).length,
    total: (meta as { summary?: LeaveSummary } | undefined)?.summary?.total,
    error,
    refetch,
  };
}

/** How long the leave of a year is, by status. */
export function useLengthsInYear(
  leaves: Leave[] | undefined,
  year: number,
): (status: LeaveStatus) => Length[] {
  const [first, last] = ends(year);
  const { data: beyond } = useYearsBeyond(
    leaves?.filter(
      (leave) => costOf(leave) !== undefined && (leave.startDate < first || leave.endDate > last),
    ) ?? [],
  );

  /** The part in this year: its cost where a policy holds, else its calendar days. */
  function lengthOf(leave: Leave): Length {
    const { id, startDate, endDate, unit, minutes } = leave;
    const cost = costOf(leave);
    if (cost !== undefined) {
      const days = beyond?.get(id)?.filter(({ day }) => day >= first && day <= last);
      return { amount: days ? days.reduce((sum, day) => sum + day.cost, 0) : cost, unit };
    }
    if (minutes) return { amount: minutes, unit: 'minutes' };
    return {
      amount: inclusiveDays(startDate > first ? startDate : first, endDate < last ? endDate : last),
      unit: 'days',
    };
  }

  /** In days and in minutes, as far as there are any. */
  return (status) => {
    const all = withStatus(leaves, status).map(lengthOf);
    const sum = (unit: LeaveUnit) => ({
      unit,
      amount: all.reduce(
        (total, length) => (length.unit === unit ? total + length.amount : total),
        0,
      ),
    });
    return [sum('days'), sum('minutes')].filter(({ amount }) => amount > 0);
  };
}

import { useQuery } from '@tanstack/react-query';
import {
  addDays,
  addYears,
  type CalendarDate,
  earliest,
  YEARS_AHEAD,
} from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import type { LeaveBalancesResponse } from '../../../api/contract/leave/leave-balance-responses.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { useApi } from '../api/use-api';

/** `employee` is the id of the employee or of the account. */
export function useBalances(employee: string, on: CalendarDate | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['leaveBalances', employee, on],
    queryFn: () => api.leaveBalances(employee, on ?? ''),
    enabled: on !== undefined,
    select: largestFirst,
  });
}

/** Types that are only recorded come last. */
const largestFirst = (response: LeaveBalancesResponse): LeaveBalancesResponse => ({
  ...response,
  balances: [...response.balances].sort(
    (a, b) => Number(b.tracked) - Number(a.tracked) || b.granted - a.granted,
  ),
});

interface View {
  employee: string;
  leaveType: string;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

/** The day after, on which what could be used up to the last day lapses. */
export const lastDayRead = (to: CalendarDate, today: CalendarDate): CalendarDate =>
  earliest(addDays(to, 1), addYears(today, YEARS_AHEAD + 1));

export function useLedger({ employee, leaveType, from, to, today }: View) {
  const api = useApi();
  const until = lastDayRead(to, today);
  return useQuery({
    queryKey: ['leaveLedger', employee, leaveType, from, until],
    queryFn: () => api.leaveLedger(employee, leaveType, from, until),
  });
}

/** Undefined until it is known. */
export function useCostByDay(leave: string | undefined): DayCostRecord[] | undefined {
  const api = useApi();
  // The same prefix as the other leave queries, so that they are refreshed together.
  return useQuery({
    queryKey: ['leaves', 'costByDay', leave],
    queryFn: async () => (await api.leaveRequest(leave ?? '')).costByDay ?? [],
    enabled: leave !== undefined,
  }).data;
}

/** The chosen type's, by id or name, or the first. */
export const chosenBalance = (
  balances: LeaveBalanceRecord[],
  type: string | null,
): LeaveBalanceRecord | undefined =>
  balances.find(({ leaveType }) => leaveType._id === type || leaveType.name === type) ??
  balances[0];

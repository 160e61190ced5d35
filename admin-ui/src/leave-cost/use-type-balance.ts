import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type CalendarDate,
  isCalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { useUser } from '../api/session';
import { useApi } from '../api/use-api';
import { useCountedLeave } from '../api/use-counted-leave';
import { useToday } from '../api/use-today';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Asked } from './use-leave-cost';

interface TypeBalance {
  /** Undefined until it is known. */
  balance: LeaveBalanceRecord | undefined;
  on: CalendarDate;
}

/** The balance of the chosen type on a day, without the request that is being made: today's until a day is chosen. Undefined where no policy holds. */
export function useTypeBalance(
  { userId, leaveType }: Asked,
  date: string | undefined,
): TypeBalance | undefined {
  const api = useApi();
  const counted = useCountedLeave();
  const today = useToday();
  const on =
    today && isCalendarDate(date) && date >= EARLIEST_LEAVE && date <= latestFutureDate(today)
      ? date
      : today;
  const user = useUser();
  // Approvers read the balances of their people by another call, and only of today.
  const mayRead = user?.role === 'admin' || userId === user?._id || userId === user?.employeeId;
  const enabled = counted && mayRead && Boolean(userId && leaveType && on);
  const { data } = useQuery({
    queryKey: ['leaveBalances', userId, on],
    queryFn: async () => ({ ...(await api.leaveBalances(userId ?? '', on ?? '')), on: on ?? '' }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!enabled || !data || data.incomplete.some((type) => type === leaveType)) return undefined;
  return {
    balance: data.balances.find(({ leaveType: type }) => type.name === leaveType),
    on: data.on,
  };
}

/** 31 days on 12 Mar, or that no policy counts the type. */
export function useAvailableNote(asked: Asked): string | undefined {
  const text = useText();
  const amounts = useAmounts();
  const { dayAndMonth } = useDates();
  const found = useTypeBalance(asked, asked.startDate);
  if (found && !found.balance) return text('leaveCost.notCounted');
  if (!found?.balance || found.balance.available === null) return undefined;
  const { available, leaveType } = found.balance;
  return text('leaveCost.availableOn', {
    amount: amounts.words(available, leaveType.unit),
    date: dayAndMonth(found.on),
  });
}

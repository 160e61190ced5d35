import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type CalendarDate,
  inclusiveDays,
  isCalendarDate,
} from '../../../api/contract/calendar-date.js';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { LONGEST_LEAVE_DAYS } from '../../../api/contract/leave/leave-types.js';
import { getJson } from '../api/http-client';
import { translateRefusal } from '../api/translate-refusals';
import { useLeaveTypes } from '../api/use-leave-types';
import { useMonthCosts } from '../api/use-month-costs';
import { useCountedLeave } from '../api/use-counted-leave';
import { endsOf, partOf } from './day-part';
import { enteredAmount } from './entered-amount';
import { useLanguage } from '../i18n/language';

export type Asked = Partial<
  Record<
    | 'userId'
    | 'leaveType'
    | 'startDate'
    | 'endDate'
    | 'startsAt'
    | 'endsAt'
    | 'minutes'
    | 'takeOut'
    | 'standIn',
    string
  >
>;

/** With what it is about: the one before stays until the next is there. */
export interface Quote extends LeaveQuoteResponse {
  asked: Asked;
}

export function useAsked(owner?: string): Asked {
  const { control } = useFormContext<Asked>();
  const [userId, leaveType, startDate, endDate, startsAt, endsAt, standIn, typed = ''] = useWatch({
    control,
    name: [
      'userId',
      'leaveType',
      'startDate',
      'endDate',
      'startsAt',
      'endsAt',
      'standIn',
      'minutes',
    ],
  });
  const takeOut = useWatch({ name: 'takeOut' }) as unknown;
  const minutes = enteredAmount(typed, 'minutes');
  return {
    userId: owner ?? userId,
    leaveType,
    startDate,
    endDate,
    startsAt,
    endsAt,
    minutes: minutes === undefined ? undefined : String(minutes),
    takeOut: takeOut === true ? 'true' : undefined,
    standIn: standIn || undefined,
  };
}

/** Undefined until there is something to ask for. Where no policy holds, its cost is null. */
export function useQuote(asked: Asked): Quote | undefined {
  const { language } = useLanguage();
  const { userId, leaveType, startDate = '', endDate = '' } = asked;
  const days =
    isCalendarDate(startDate) && isCalendarDate(endDate) ? inclusiveDays(startDate, endDate) : 0;
  const leavesNothing = startDate === endDate && partOf(endsOf(asked)) === undefined;
  const enabled =
    Boolean(userId && leaveType) && days > 0 && days <= LONGEST_LEAVE_DAYS && !leavesNothing;
  const { data } = useQuery({
    // Not refreshed with the other leave queries: the form that was just sent would say that its days overlap with its own request.
    queryKey: ['leaveQuote', asked, language],
    queryFn: async (): Promise<Quote> => {
      const quote = await getJson(`/leave/quote?${queryOf(asked)}`);
      return {
        ...quote,
        asked,
        faults: await Promise.all(
          quote.faults.map(async (fault) => ({
            ...fault,
            text: await translateRefusal(fault.text, fault.refusal),
          })),
        ),
      };
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return enabled ? data : undefined;
}

/** Half days are offered for types that have them, in a company that counts leave. */
export function useHalvesOffered(asked: Asked, today: CalendarDate): boolean {
  const month = (isCalendarDate(asked.startDate) ? asked.startDate : today).slice(0, 7);
  const counted = useCountedLeave();
  const costs = useMonthCosts(asked, month);
  return counted && costs !== undefined && costs.halfDays;
}

/** Hours are asked for on a single day, of types that are counted in them. */
export function useDurationOffered({ leaveType, startDate, endDate }: Asked): boolean {
  const { data: types = [] } = useLeaveTypes();
  return (
    isCalendarDate(startDate) &&
    startDate === endDate &&
    types.some(({ name, unit }) => name === leaveType && unit === 'minutes')
  );
}

export const queryOf = (values: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useCallback, useEffect, useState } from 'react';
import { type EffectQuery, type HourOf, payItemCalls, type PayItemFilter } from './pay-item-calls';

/** Items, runs and payslips depend on facts about pay. */
export const PAYROLL = 'payroll';

/** While an amount or a date is typed, others pass by. */
const SETTLED_MS = 400;

export function usePayComponents() {
  return useQuery({ queryKey: [PAYROLL, 'components'], queryFn: () => payItemCalls.components() });
}

/** The period of the open run, or of the next one; null until payroll is set up. */
export function useNextPeriod() {
  return useQuery({ queryKey: [PAYROLL, 'next'], queryFn: () => payItemCalls.next() });
}

export function usePayItems(filter: PayItemFilter) {
  return useQuery({
    queryKey: [PAYROLL, 'items', filter],
    queryFn: () => payItemCalls.items(filter),
  });
}

export function useHourlyAmount(of: HourOf | undefined) {
  return useQuery({
    queryKey: [PAYROLL, 'hourly', of],
    queryFn: () => (of ? payItemCalls.hourly(of) : null),
    enabled: of !== undefined && (of.on === undefined || isCalendarDate(of.on)),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Undefined `asked` asks nothing. A newer question ends the call of an older one, whose answer is shown until the newer is there. */
export function usePayEffect(asked: EffectQuery | undefined) {
  const typed = asked && JSON.stringify(asked);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching, isPending, isPlaceholderData } = useQuery({
    queryKey: [PAYROLL, 'effect', settled],
    queryFn: ({ signal }) =>
      settled === undefined
        ? null
        : payItemCalls.effect(JSON.parse(settled) as EffectQuery, signal),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return {
    effect: typed === undefined ? undefined : (data ?? undefined),
    error: typed === settled ? error : null,
    busy: isFetching || typed !== settled,
    /** The effect, or that it could not be read, is that of what is typed now. */
    isKnown: typed === undefined || (typed === settled && !isPending && !isPlaceholderData),
  };
}

export function usePayRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [PAYROLL] }), [queries]);
}

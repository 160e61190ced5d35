import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { useApi } from './use-api';

const KEY = 'workingTime';
/** The server fills a calendar of a country within seconds. */
const FILLING_MS = 1_500;

export function isBeingFilled({
  archived,
  country,
  yearsWithout = [],
}: HolidayCalendarRecord): boolean {
  return !archived && country !== null && yearsWithout.length > 0;
}

export function useWorkPatterns(enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: [KEY, 'patterns'], queryFn: () => api.workPatterns(), enabled });
}

export function useHolidayCalendars(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, 'calendars'],
    queryFn: () => api.holidayCalendars(),
    enabled,
    refetchInterval: ({ state: { data } }) => data?.some(isBeingFilled) === true && FILLING_MS,
  });
}

/** None without a calendar. */
export function useHolidays(
  { _id: calendar = '', yearsWithout = [] }: Partial<HolidayCalendarRecord> = {},
  year: number,
) {
  const api = useApi();
  return useQuery({
    // Asked again once the server has filled the year, which shows what it has until then.
    queryKey: [KEY, 'holidays', calendar, year, yearsWithout.includes(year)],
    queryFn: () => api.holidays(calendar, year),
    enabled: calendar !== '',
    placeholderData: (before, query) =>
      query?.queryKey[2] === calendar && query.queryKey[3] === year ? before : undefined,
  });
}

/** After a change: patterns and calendars say how many people have them, and people which they have. */
export function useWorkingTimeRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [KEY] }),
        queries.invalidateQueries({ queryKey: ['people'] }),
      ]),
    [queries],
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from './use-api';

const KEY = 'workingTime';

export function useWorkPatterns() {
  const api = useApi();
  return useQuery({ queryKey: [KEY, 'patterns'], queryFn: () => api.workPatterns() });
}

export function useHolidayCalendars() {
  const api = useApi();
  return useQuery({ queryKey: [KEY, 'calendars'], queryFn: () => api.holidayCalendars() });
}

export function useHolidays(calendar: string | undefined, year: number | undefined) {
  const api = useApi();
  return useQuery({ queryKey: [KEY, 'holidays', calendar, year], queryFn: () => api.holidays(String(calendar), Number(year)), enabled: calendar !== undefined && year !== undefined });
}

/** After a change: patterns and calendars say how many people have them, and people which they have. */
export function useWorkingTimeRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => Promise.all([queries.invalidateQueries({ queryKey: [KEY] }), queries.invalidateQueries({ queryKey: ['people'] })]), [queries]);
}

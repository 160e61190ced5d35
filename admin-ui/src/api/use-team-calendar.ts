import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CalendarQuery } from './team-calls';
import { useApi } from './use-api';

/** With the days asked for, since those before stay until newer ones arrive. */
export interface LoadedCalendar extends TeamCalendarResponse {
  query: CalendarQuery;
}

/** Refreshed with the other queries of leave. */
export function useTeamCalendar(query: CalendarQuery | undefined) {
  const api = useApi();
  return useQuery<LoadedCalendar>({
    queryKey: ['leaves', 'calendar', query],
    queryFn: async () => ({
      ...(await api.teamCalendar(query as CalendarQuery)),
      query: query as CalendarQuery,
    }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import type { CalendarCountry } from '../../api/working-time-calls';

/** Proposals do not change while a page is open. */
export function useProposals(chosen: CalendarCountry | undefined, year: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['holidayProposals', chosen?.country, chosen?.region, year],
    queryFn: () =>
      api.holidayProposals({ country: chosen?.country ?? '', region: chosen?.region ?? '', year }),
    enabled: chosen !== undefined,
    staleTime: Infinity,
  });
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import type { CalendarCountry } from '../../api/working-time-calls';
import { useState } from 'react';
import type {
  HolidayCalendarRecord,
  HolidayRecord,
} from '../../../../api/contract/working-time/working-time.js';
import { useHolidays } from '../../api/use-working-time';
import { copies, proposals } from './proposed';
import { useTicks } from './use-ticks';

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

const NONE: CalendarCountry = { country: '', region: '' };

/** The country that the calendar keeps, until another is chosen; undefined while nobody has asked for proposals. */
export function useCountry({ country, region }: HolidayCalendarRecord) {
  const [chosen, choose] = useState<CalendarCountry>();
  return {
    chosen: chosen ?? (country === null ? undefined : { country, region: region ?? '' }),
    choose,
    start: () => choose(NONE),
  };
}

export function useProposedDays(
  calendar: HolidayCalendarRecord,
  year: number,
  holidays: HolidayRecord[],
) {
  const country = useCountry(calendar);
  const hasCountry = Boolean(country.chosen?.country);
  const offered = useProposals(country.chosen, year);
  const { data: earlier } = useProposals(hasCountry ? country.chosen : undefined, year - 1);
  const { data: before } = useHolidays(calendar, year - 1);
  const fromCountry =
    hasCountry && offered.data && before
      ? proposals(offered.data.holidays, holidays, {
          holidays: before,
          proposed: earlier?.holidays ?? [],
        })
      : undefined;
  const copied =
    before && (earlier || !hasCountry)
      ? copies(year, holidays, { holidays: before, proposed: earlier?.holidays })
      : [];
  return {
    country,
    hasCountry,
    offered,
    fromCountry,
    copied,
    countryTicks: useTicks(fromCountry ? [...fromCountry.daysOff, ...fromCountry.observances] : []),
    copyTicks: useTicks(copied),
  };
}

export type ProposedDays = ReturnType<typeof useProposedDays>;

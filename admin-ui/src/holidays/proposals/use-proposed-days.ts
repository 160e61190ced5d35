import type {
  HolidayCalendarRecord,
  HolidayRecord,
} from '../../../../api/contract/working-time/working-time.js';
import { useHolidays } from '../../api/use-working-time';
import { copies, proposals } from './proposed';
import { useCountry } from './use-country';
import { useProposals } from './use-proposals';
import { useTicks } from './use-ticks';

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

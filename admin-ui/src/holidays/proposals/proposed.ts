import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import {
  takenProposals,
  type ProposedHoliday,
} from '../../../../api/contract/working-time/holiday-proposals.js';
import type { DayHalf, HolidayRecord } from '../../../../api/contract/working-time/working-time.js';

export interface Proposal {
  day: string;
  half: DayHalf | null;
  name: string;
  kind?: ProposedHoliday['kind'];
  /** Ticked until the reader says otherwise. */
  ticked: boolean;
}

export interface Proposals {
  total: number;
  present: number;
  daysOff: Proposal[];
  /** Days on which people work, as a rule. */
  observances: Proposal[];
}

interface YearBefore {
  holidays: HolidayRecord[];
  proposed: ProposedHoliday[];
}

/** Public holidays are ticked, and those that the calendar had in the year before, on their new date and with the half of then. */
export function proposals(
  proposed: ProposedHoliday[],
  holidays: HolidayRecord[],
  before: YearBefore,
): Proposals {
  const known = new Set(holidays.map(({ day }) => day));
  const kept = takenProposals(before.proposed, before.holidays);
  const rows = proposed
    .filter(({ day }) => !known.has(day))
    .map((one) => ({
      ...one,
      half: kept.has(one.name) ? (kept.get(one.name)?.half ?? null) : one.half,
      ticked: one.kind === 'public' || kept.has(one.name),
    }));
  const isDayOff = ({ kind, name }: ProposedHoliday) =>
    (kind !== 'observance' && kind !== 'school') || kept.has(name);
  const total = proposed.filter(isDayOff);
  return {
    total: total.length,
    present: total.filter(({ day }) => known.has(day)).length,
    daysOff: rows.filter(isDayOff),
    observances: rows.filter((one) => !isDayOff(one)),
  };
}

/**
 * The calendar's days of the year before which are not among the country's, on the same dates. Without a country nobody knows which of them
 * move, as Easter does, so none is ticked.
 */
export function copies(
  year: number,
  holidays: HolidayRecord[],
  before: { holidays: HolidayRecord[]; proposed?: ProposedHoliday[] },
): Proposal[] {
  const [days, names] = [
    new Set(holidays.map(({ day }) => day)),
    new Set(holidays.map(({ name }) => name)),
  ];
  const ofCountry = new Set(before.proposed?.map(({ day }) => day));
  return before.holidays
    .filter(({ day, name }) => !ofCountry.has(day) && !names.has(name))
    .map(({ day, half, name }) => ({
      day: `${year}${day.slice(4)}`,
      half,
      name,
      ticked: before.proposed !== undefined,
    }))
    .filter(({ day }) => isCalendarDate(day) && !days.has(day));
}

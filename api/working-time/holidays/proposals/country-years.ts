import {
  addDays,
  latest,
  YEARS_AHEAD,
  type CalendarDate,
} from '../../../contract/calendar-date.js';
import {
  takenProposals,
  type ProposedHoliday,
} from '../../../contract/working-time/holiday-proposals.js';
import type { AddedHoliday } from '../holiday-fields.js';

/** A row of a calendar, also an ended one. */
export interface StoredDay extends AddedHoliday {
  live: number | null;
  /** The code of the country of which it is a holiday as proposed. */
  country: string | null;
  /** Null if the server has ended it. */
  endedBy: string | null;
}

interface UnfilledYears {
  today: CalendarDate;
  filledUntil: CalendarDate | null;
  stored: readonly StoredDay[];
  /** The code of the calendar's country. */
  code: string;
  /** Without those that are left out. */
  proposed: (year: number) => ProposedHoliday[];
}

/** This year and the next ones, each once, so that what an admin removes stays removed, and an update of the library changes no day. */
export function dueYears(today: CalendarDate, filledUntil: CalendarDate | null): number[] {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => first + index).filter(
    (year) => filledUntil === null || `${year}-12-31` > filledUntil,
  );
}

/** The days to add, and the days to come of an earlier country that end. */
export function daysToFill({ today, filledUntil, stored, code, proposed }: UnfilledYears): {
  add: AddedHoliday[];
  remove: CalendarDate[];
} {
  const isOld = ({ country }: StoredDay) => country !== null && country !== code;
  const kept = stored.filter((day) => !isOld(day));
  const own = kept.filter(({ live }) => live !== null);
  const used = new Set(
    kept.filter(({ live, endedBy }) => live !== null || endedBy !== null).map(({ day }) => day),
  );
  const years = dueYears(today, filledUntil);
  const wanted: AddedHoliday[] = [];
  for (const year of years) {
    const holidays = [...own, ...wanted].filter(({ day }) => day.startsWith(`${year - 1}-`));
    wanted.push(
      ...holidaysOfCountry({
        proposed: proposed(year),
        before: { proposed: proposed(year - 1), holidays },
        used,
      }),
    );
  }
  const from = filledUntil === null ? `${years[0]}-01-01` : addDays(filledUntil, 1);
  const old = stored.filter(
    (day) => isOld(day) && day.live !== null && day.day >= latest(from, today),
  );
  const isThere = ({ day, half, name }: AddedHoliday) =>
    old.some((one) => one.day === day && one.half === half && one.name === name);
  return {
    add: wanted.filter((one) => one.day >= from && !isThere(one)),
    remove: old
      .map(({ day }) => day)
      .filter((day) => !used.has(day) && !wanted.some((one) => one.day === day)),
  };
}

interface CountryYear {
  proposed: ProposedHoliday[];
  before: { proposed: ProposedHoliday[]; holidays: AddedHoliday[] };
  /** Days which the calendar has, or an admin has removed. */
  used: ReadonlySet<CalendarDate>;
}

/** The public holidays, and what the calendar had in the year before, by its name and half of then. */
function holidaysOfCountry({ proposed, before, used }: CountryYear): AddedHoliday[] {
  const taken = takenProposals(before.proposed, before.holidays);
  const wanted = proposed.filter(
    ({ day, name, kind }) => !used.has(day) && (kind === 'public' || taken.has(name)),
  );
  return wanted.map(({ day, half, name }) => {
    const known = taken.get(name);
    return known ? { day, half: known.half, name: known.name } : { day, half, name };
  });
}

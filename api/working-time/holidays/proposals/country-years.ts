import type { CalendarDate } from '../../../contract/calendar-date.js';
import { takenProposals, type ProposedHoliday } from '../../../contract/holiday-proposals.js';
import type { AddedHoliday } from '../holiday-fields.js';
import { YEARS_AHEAD } from '../holiday-year.js';

interface FilledYears {
  today: CalendarDate;
  /** The last year that an admin or the server has filled. */
  filledUntil: number | null;
  /** Years in which the calendar has or had a day. */
  used: ReadonlySet<number>;
}

/** Each year is filled once, so that what an admin removes stays removed, and an update of the library changes no day. */
export function dueYears({ today, filledUntil, used }: FilledYears): number[] {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => first + index);
  return years.filter((year) => year > (filledUntil ?? 0) || !used.has(year));
}

interface CountryYear {
  /** Without those that are left out. */
  proposed: ProposedHoliday[];
  before: { proposed: ProposedHoliday[]; holidays: AddedHoliday[] };
  /** Days which the calendar has or had. */
  used: ReadonlySet<CalendarDate>;
}

/** The public holidays, and what the calendar had in the year before, by its name and half of then. */
export function holidaysOfCountry({ proposed, before, used }: CountryYear): AddedHoliday[] {
  const taken = takenProposals(before.proposed, before.holidays);
  const wanted = proposed.filter(({ day, name, kind }) => !used.has(day) && (kind === 'public' || taken.has(name)));
  return wanted.map(({ day, half, name }) => {
    const known = taken.get(name);
    return known ? { day, half: known.half, name: known.name } : { day, half, name };
  });
}

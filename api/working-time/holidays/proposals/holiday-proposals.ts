import { Injectable } from '@nestjs/common';
import type Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import type { Actor } from '../../../platform/access/actor.js';
import { type HolidayRegion, HOLIDAY_KINDS, type ProposedHoliday } from '../../../contract/holiday-proposals.js';
import type { HolidayProposalsResponse } from '../../../contract/holiday-responses.js';
import { Problem, refusal } from '../../../contract/problem.js';
import { addDays, type CalendarDate } from '../../../contract/calendar-date.js';
import { HOLIDAY_NAME_MAX, type DayHalf } from '../../../contract/working-time.js';
import { joinHoliday } from '../joined-holidays.js';
import { partOfDay } from '../part-of-day.js';

type Found = Pick<HolidaysTypes.Holiday, 'date' | 'start' | 'end' | 'name' | 'type'>;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** If a day has several holidays, those of the strongest kind name it. */
export function proposedDays(found: Found[], year: number): ProposedHoliday[] {
  const days = new Map<CalendarDate, ProposedHoliday>();
  for (const kind of HOLIDAY_KINDS) {
    const ofKind = new Map<CalendarDate, ProposedHoliday>();
    for (const holiday of found.filter(({ type }) => type === kind)) {
      for (const { day, half } of daysOf(holiday)) {
        if (day.startsWith(`${year}-`) && !days.has(day)) joinHoliday(ofKind, { day, half, name: holiday.name.slice(0, HOLIDAY_NAME_MAX), kind });
      }
    }
    for (const [day, holiday] of ofKind) days.set(day, holiday);
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** `date` is '2027-12-24 14:00:00' in the country's time, which may be an hour short or long where clocks change. */
function daysOf({ date, start, end }: Found): { day: CalendarDate; half: DayHalf | null }[] {
  const [first, from] = [date.slice(0, 10), Number(date.slice(11, 13))];
  const hours = Math.round((end.getTime() - start.getTime()) / HOUR_MS);
  const whole = Math.round(hours / DAY_HOURS);
  if (from === 0 && Math.abs(hours - whole * DAY_HOURS) <= 1) return Array.from({ length: whole }, (_, index) => ({ day: addDays(first, index), half: null }));
  const days = Math.ceil((from + hours) / DAY_HOURS);
  return Array.from({ length: days }, (_, index) => index).flatMap((index) => {
    const half = partOfDay(index === 0 ? from : 0, Math.min(DAY_HOURS, from + hours - index * DAY_HOURS));
    return half === undefined ? [] : [{ day: addDays(first, index), half }];
  });
}

export interface ProposalQuery {
  country: unknown;
  region: unknown;
  year: number;
}

/** The package date-holidays is loaded with the first proposal, since its data take memory (decision 0101). */
@Injectable()
export class HolidayProposals {
  async of({ language }: Actor, { year, ...asked }: ProposalQuery): Promise<Omit<HolidayProposalsResponse, 'success'>> {
    const { default: Library } = await import('date-holidays');
    const known = new Library();
    const countries = Object.keys(known.getCountries());
    const country = knownCode('country', asked.country, countries);
    if (country === undefined) return { countries, regions: [], holidays: [] };
    const regions = regionsOf(known, country, language);
    const [state, within] = knownCode('region', asked.region, regions.map(({ code }) => code))?.split('-') ?? [];
    const found = new Library({ country, state, region: within }, { languages: [language, 'en'] });
    return { countries, regions, holidays: proposedDays(found.getHolidays(year), year) };
  }
}

/** A blank one counts as left out. */
function knownCode(field: string, asked: unknown, codes: string[]): string | undefined {
  if (asked === undefined || asked === '') return undefined;
  const code = codes.find((one) => one === asked);
  if (code === undefined) throw Problem.at(field, refusal('holiday.no_proposals'));
  return code;
}

function regionsOf(known: Holidays, country: string, language: string): HolidayRegion[] {
  const states = Object.entries(known.getStates(country, language) ?? {});
  const regions = states.flatMap(([state, name]) => [
    { code: state, name },
    ...Object.entries(known.getRegions(country, state, language) ?? {}).map(([within, inner]) => ({ code: `${state}-${within}`, name: `${name}, ${inner}` })),
  ]);
  return regions.sort((one, other) => one.name.localeCompare(other.name, language));
}

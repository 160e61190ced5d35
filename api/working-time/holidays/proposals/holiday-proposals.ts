import { Injectable } from '@nestjs/common';
import type Holidays from 'date-holidays';
import type { CalendarDate } from '../../../contract/calendar-date.js';
import type { Language } from '../../../contract/languages.js';
import { Problem, refusal } from '../../../contract/problem.js';
import type { HolidayRegion } from '../../../contract/working-time/holiday-proposals.js';
import type { HolidayProposalsResponse } from '../../../contract/working-time/holiday-responses.js';
import type { Actor } from '../../../platform/access/actor.js';
import { proposedDays, type Found } from './proposed-days.js';

interface AskedCountry {
  country?: unknown;
  region?: unknown;
}

export interface ProposalQuery extends AskedCountry {
  year: number;
}

export interface HolidayCountry {
  country: string;
  region: string | null;
  /** The language of the names. */
  language: Language;
}

/** 'DE-BY', as in ISO 3166-2. */
export function codeOf({ country, region }: Pick<HolidayCountry, 'country' | 'region'>): string {
  return region === null ? country : `${country}-${region}`;
}

/** Computing a year takes up to half a second. */
const MOST_YEARS_KEPT = 200;

/** The package date-holidays is loaded with the first proposal, since its data take memory (decision 0101). */
@Injectable()
export class HolidayProposals {
  private readonly years = new Map<string, Found[]>();

  async propose(
    { language }: Actor,
    { year, ...asked }: ProposalQuery,
  ): Promise<Omit<HolidayProposalsResponse, 'success'>> {
    const { countries, regions, country, region } = await this.known(asked, language);
    if (country === undefined) return { countries, regions, holidays: [] };
    return {
      countries,
      regions,
      holidays: proposedDays(
        await this.found({ country, region: region ?? null, language }, year),
        year,
      ),
    };
  }

  /** Undefined without a country; a 400 at the field if there are no proposals for it. */
  async requireCountry(
    { language }: Pick<Actor, 'language'>,
    asked: AskedCountry,
  ): Promise<HolidayCountry | undefined> {
    if (!asked.country) return undefined;
    const { country, region } = await this.known(asked, language);
    return country === undefined ? undefined : { country, region: region ?? null, language };
  }

  async found({ country, region, language }: HolidayCountry, year: number): Promise<Found[]> {
    const key = JSON.stringify([country, region, language, year]);
    const found = this.years.get(key) ?? (await this.computed({ country, region, language }, year));
    this.years.delete(key);
    this.years.set(key, found);
    for (const oldest of this.years.keys())
      if (this.years.size > MOST_YEARS_KEPT) this.years.delete(oldest);
    return found;
  }

  /** Those of the days that are holidays of the country. */
  async daysIn(country: HolidayCountry, days: readonly CalendarDate[]): Promise<Set<CalendarDate>> {
    const years = await this.proposeForYears(country, days);
    return new Set(
      years.flatMap(({ year, found }) => proposedDays(found, year)).map(({ day }) => day),
    );
  }

  /** The country's holidays in each year of the days. */
  proposeForYears(
    country: HolidayCountry,
    days: readonly CalendarDate[],
  ): Promise<{ year: number; found: Found[] }[]> {
    const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
    return Promise.all(
      years.map(async (year) => ({ year, found: await this.found(country, year) })),
    );
  }

  private async computed(
    { country, region, language }: HolidayCountry,
    year: number,
  ): Promise<Found[]> {
    const { default: Library } = await import('date-holidays');
    const [state, within] = region?.split('-') ?? [];
    return new Library(
      { country, state, region: within },
      { languages: [language, 'en'] },
    ).getHolidays(year);
  }

  private async known(asked: AskedCountry, language: string) {
    const { default: Library } = await import('date-holidays');
    const library = new Library();
    const countries = Object.keys(library.getCountries());
    const country = knownCode('country', asked.country, countries);
    const regions = country === undefined ? [] : regionsOf(library, country, language);
    return {
      countries,
      regions,
      country,
      region:
        country === undefined
          ? undefined
          : knownCode(
              'region',
              asked.region,
              regions.map(({ code }) => code),
            ),
    };
  }
}

/** A blank one counts as left out. */
function knownCode(field: string, asked: unknown, codes: string[]): string | undefined {
  if (asked === undefined || asked === null || asked === '') return undefined;
  const code = codes.find((one) => one === asked);
  if (code === undefined) throw Problem.at(field, refusal('holiday.no_proposals'));
  return code;
}

function regionsOf(known: Holidays, country: string, language: string): HolidayRegion[] {
  const states = Object.entries(known.getStates(country, language) ?? {});
  const regions = states.flatMap(([state, name]) => [
    { code: state, name },
    ...Object.entries(known.getRegions(country, state, language) ?? {}).map(([within, inner]) => ({
      code: `${state}-${within}`,
      name: `${name}, ${inner}`,
    })),
  ]);
  return regions.sort((one, other) => one.name.localeCompare(other.name, language));
}

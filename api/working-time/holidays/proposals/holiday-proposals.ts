import { Injectable } from '@nestjs/common';
import type Holidays from 'date-holidays';
import type { Actor } from '../../../platform/access/actor.js';
import type { HolidayRegion } from '../../../contract/holiday-proposals.js';
import type { HolidayProposalsResponse } from '../../../contract/holiday-responses.js';
import { Problem } from '../../../contract/problem.js';
import { refusal } from '../../../contract/refusals.js';
import { proposedDays } from './proposed-days.js';

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

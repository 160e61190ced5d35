import { useState } from 'react';
import type { HolidayCalendarRecord } from '../../../../api/contract/working-time.js';

export interface ChosenCountry {
  /** Blank while none is chosen. */
  country: string;
  region: string;
}

const NONE: ChosenCountry = { country: '', region: '' };

/** The country that the calendar keeps, until another is chosen; undefined while nobody has asked for proposals. */
export function useCountry({ country, region }: HolidayCalendarRecord) {
  const [chosen, choose] = useState<ChosenCountry>();
  return { chosen: chosen ?? (country === null ? undefined : { country, region: region ?? '' }), choose, start: () => choose(NONE) };
}

import { useState } from 'react';
import type { HolidayCalendarRecord } from '../../../../api/contract/working-time/working-time.js';
import type { CalendarCountry } from '../../api/working-time-calls';

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

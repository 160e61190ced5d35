import { useCallback } from 'react';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from './use-dates';
import { useListText } from './use-list-text';
import { useText } from './use-text';

const LISTED = 3;

interface Stretch {
  first: CalendarDate;
  last: CalendarDate;
}

/** Days one after the other. */
function stretchesOf(days: readonly CalendarDate[]): Stretch[] {
  const found: Stretch[] = [];
  for (const day of days) {
    const open = found.at(-1);
    if (open && addDays(open.last, 1) === day) open.last = day;
    else found.push({ first: day, last: day });
  }
  return found;
}

/** 15 – 16 Dec and 23 Dec, with the year only if that is not `thisYear`; the first ones of many. */
export function useDaysText(
  thisYear: string | undefined,
): (days: readonly CalendarDate[]) => string {
  const text = useText();
  const list = useListText();
  const { shortSpan } = useDates();
  return useCallback(
    (days) => {
      const stretches = stretchesOf(days);
      const listed = stretches.length > LISTED ? stretches.slice(0, LISTED - 1) : stretches;
      const last = listed.at(-1)?.last ?? '';
      const more = days.filter((day) => day > last).length;
      const words = listed.map((stretch) => shortSpan(stretch.first, stretch.last, thisYear));
      return list(more > 0 ? [...words, text('listedDays.more', { count: more })] : words);
    },
    [text, list, shortSpan, thisYear],
  );
}

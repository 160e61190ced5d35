import { eachDay, type CalendarDate } from '../contract/calendar-date.js';
import type { EndOfLeave, StartOfLeave } from '../contract/leave-types.js';
import type { AskedDay } from '../entitlement/person-entitlement.js';

/** What somebody asks for: from when to when, or minutes of one day. */
export interface AskedLeave {
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  minutes: number | null;
}

/** Each day with the halves that are asked for. */
export function askedDays({ startDate, endDate, startsAt, endsAt, minutes }: AskedLeave): AskedDay[] {
  return eachDay(startDate, endDate).map((day) => ({
    day,
    morning: day !== startDate || startsAt === 'morning',
    afternoon: day !== endDate || endsAt === 'evening',
    minutes,
  }));
}

/** Whole days, as nearly all leave is. */
export function isWhole({ startsAt, endsAt, minutes }: Pick<AskedLeave, 'startsAt' | 'endsAt' | 'minutes'>): boolean {
  return startsAt === 'morning' && endsAt === 'evening' && minutes === null;
}

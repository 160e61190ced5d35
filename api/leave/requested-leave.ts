import { eachDay, type CalendarDate } from '../contract/calendar-date.js';
import type { EndOfLeave, StartOfLeave } from '../contract/leave-types.js';
import type { DayOfLeave } from '../entitlement/facts/person-entitlement.js';

/** Whole and half days from one to another, or minutes of one day. */
export interface RequestedLeave {
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  minutes: number | null;
}

/** Each day with the halves that are asked for. */
export function daysOfLeave({ startDate, endDate, startsAt, endsAt, minutes }: RequestedLeave): DayOfLeave[] {
  return eachDay(startDate, endDate).map((day) => ({
    day,
    morning: day !== startDate || startsAt === 'morning',
    afternoon: day !== endDate || endsAt === 'evening',
    minutes,
  }));
}

/** Whole days, as nearly all leave is. */
export function isWhole({ startsAt, endsAt, minutes }: Pick<RequestedLeave, 'startsAt' | 'endsAt' | 'minutes'>): boolean {
  return startsAt === 'morning' && endsAt === 'evening' && minutes === null;
}

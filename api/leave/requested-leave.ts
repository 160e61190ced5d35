import { type CalendarDate, eachDay } from '../contract/calendar-date.js';
import type { EndOfLeave, StartOfLeave } from '../contract/leave/leave-types.js';
import type { DayOfLeave } from '../entitlement/facts/person-entitlement.js';

/** Whole and half days from one to another, or minutes of one day. */
export interface RequestedLeave {
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  minutes: number | null;
}

export function wholeDays(startDate: CalendarDate, endDate: CalendarDate): RequestedLeave {
  return { startDate, endDate, startsAt: 'morning', endsAt: 'evening', minutes: null };
}

/** Leave of somebody, as the rules of coverage look at it. */
export interface AskedLeave {
  employeeId: string;
  /** Today. */
  departmentId: string;
  typeId: string;
  requested: RequestedLeave;
}

/** Each day with the halves that are asked for. */
export function daysOfLeave(leave: RequestedLeave): DayOfLeave[] {
  return eachDay(leave.startDate, leave.endDate).map((day) => dayOfLeave(leave, day));
}

/** The day is one of the leave. */
export function dayOfLeave(
  { startDate, endDate, startsAt, endsAt, minutes }: RequestedLeave,
  day: CalendarDate,
): DayOfLeave {
  return {
    day,
    morning: day !== startDate || startsAt === 'morning',
    afternoon: day !== endDate || endsAt === 'evening',
    minutes,
  };
}

/** Whole days, as nearly all leave is. */
export function isWhole({
  startsAt,
  endsAt,
  minutes,
}: Pick<RequestedLeave, 'startsAt' | 'endsAt' | 'minutes'>): boolean {
  return startsAt === 'morning' && endsAt === 'evening' && minutes === null;
}

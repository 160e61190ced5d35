import type { CalendarDate } from '../calendar-date.js';
import type { DayHalf } from '../working-time/working-time.js';
import type { DayAboveLimit } from './coverage.js';
import type { EndOfLeave, StartOfLeave } from './leave-types.js';

export const CALENDAR_SCOPES = ['team', 'department', 'all'] as const;
export type CalendarScope = (typeof CALENDAR_SCOPES)[number];

/** First and last day included. */
export const CALENDAR_DAYS_MAX = 93;
export const CALENDAR_PEOPLE_MAX = 500;

export interface CalendarAbsence {
  /** The id of the request, for those who may open it. */
  _id: string | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  /** For a part of one day. */
  minutes: number | null;
  status: 'Approved' | 'Pending';
  /** Null for those who may not see it. */
  leaveType: string | null;
  /** True for leave that the limit beside it does not count, for those who compare by a rule's own count. Otherwise absent. */
  exempt?: true;
}

export interface CalendarPerson {
  _id: string;
  name: string;
  profileImage: string | null;
  /** True for the caller. */
  own: boolean;
  absences: CalendarAbsence[];
  /** Place in `schedules`. */
  schedule: number;
}

/** When people do not work, shared by all who have the same days. */
export interface CalendarSchedule {
  holidays: { day: CalendarDate; name: string; half: DayHalf | null }[];
  /** Days and halves without work by the working pattern. */
  free: { day: CalendarDate; half: DayHalf | null }[];
}

/** A coverage rule that holds for the people of the calendar on some of its days. */
export interface CalendarRule {
  _id: string;
  name: string;
  /** Null for others than admins, unless the rule allows no leave at all. */
  maxAway: number | null;
  block: boolean;
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** Null for everybody. */
  department: string | null;
  /** The days above the limit: for admins with all leave that the rule counts, for others with all leave. */
  over: DayAboveLimit[];
}

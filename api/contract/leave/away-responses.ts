import type { CalendarDate } from '../calendar-date.js';
import type { SuccessResponse } from '../responses.js';
import type { AwayOnDay } from './coverage.js';
import type { CalendarPerson, CalendarRule, CalendarSchedule } from './team-calendar.js';

/** Approved leave that covers the whole of today. Never its type or reason. */
export interface AwayRecord {
  /** The last day of that leave. */
  until: CalendarDate;
  /** The name of the colleague who covers the work meanwhile. */
  standIn: string | null;
}

export interface AwayPersonRecord extends AwayRecord {
  /** The employee's. */
  _id: string;
  name: string;
}

export interface AwayResponse extends SuccessResponse {
  /** By name, at most a hundred. */
  away: AwayPersonRecord[];
  /** All who are away. */
  total: number;
}

export interface TeamCalendarResponse extends SuccessResponse {
  people: CalendarPerson[];
  /** `people` has at most the first 500 by name. */
  total: number;
  schedules: CalendarSchedule[];
  /** Those of `people` who are away, where somebody is. Pending leave counts as far as the caller sees it, exempt types too. */
  away: AwayOnDay[];
  /** Empty for a team, which no rule is about. */
  rules: CalendarRule[];
}

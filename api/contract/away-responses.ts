import type { CalendarDate } from './calendar-date.js';
import type { SuccessResponse } from './responses.js';

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

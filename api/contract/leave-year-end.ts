import type { CalendarDate } from './calendar-date.js';
import type { LeavePreviewRecord } from './leave-preview.js';
import type { LeaveUnit } from './policy-rules.js';

export const LEAVE_YEAR_STATES = ['closed', 'running', 'coming'] as const;
/** 'running' until it is closed, also when it is over. */
export type LeaveYearState = (typeof LEAVE_YEAR_STATES)[number];

export interface YearEndRecord {
  leaveType: { _id: string; name: string };
  unit: LeaveUnit;
  /** The year in which it ends. */
  year: number;
  from: CalendarDate;
  until: CalendarDate;
  /** Nothing dated up to there can be booked or changed, in leave years that have ended by then. */
  closedUntil: CalendarDate | null;
  years: { year: number; until: CalendarDate; state: LeaveYearState }[];
  /** The first day on which the year can be closed; null once it is closed. */
  closableFrom: CalendarDate | null;
  /** Requests with a day in the year, or before it, that nobody has decided. */
  pending: number;
  /** The newest simulation of this year's end that still holds. */
  simulation: LeavePreviewRecord | null;
  /** What the simulation found so far. */
  perPolicy: PolicyYearEndRecord[];
}

export interface PolicyYearEndRecord {
  policy: { _id: string; name: string };
  people: number;
  /** Left on the last day. */
  rest: number;
  carried: number;
  /** The last day on which what is carried over can be used; the latest of all people. */
  until: CalendarDate | null;
  expiring: number;
  /** What is below zero, of all together. */
  debt: number;
}

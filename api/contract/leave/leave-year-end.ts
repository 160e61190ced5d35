import type { CalendarDate } from '../calendar-date.js';
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
  /** Undecided requests with a day in the year, or before it. */
  pending: number;
  /** The newest valid simulation of this year end. */
  simulation: LeavePreviewRecord | null;
  /** The results of the simulation so far. */
  perPolicy: PolicyYearEndRecord[];
}

export interface PolicyYearEndRecord {
  policy: { _id: string; name: string };
  people: number;
  /** Left on the last day. */
  rest: number;
  carried: number;
  /** The last day on which carried-over leave can be used; the latest of all people. */
  until: CalendarDate | null;
  expiring: number;
  /** The sum of all debts. */
  debt: number;
}

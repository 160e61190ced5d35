import type { CalendarDate } from './calendar-date.js';
import type { SuccessResponse } from './responses.js';

/** Minutes of a morning and of an afternoon. */
export type PatternSlot = [morning: number, afternoon: number];

export interface WorkPatternRecord {
  _id: string;
  name: string;
  /** Seven to 28 days from a Monday on, in whole weeks. */
  slots: PatternSlot[];
  archived: boolean;
  /** People for whom it holds today by an assignment of their own. */
  people: number;
  /** Whether it holds today for everybody without one of their own. */
  everybody: boolean;
}

export const DAY_HALVES = ['morning', 'afternoon'] as const;
export type DayHalf = (typeof DAY_HALVES)[number];

export interface HolidayRecord {
  _id: string;
  day: CalendarDate;
  /** Null for the whole day. */
  half: DayHalf | null;
  name: string;
}

export interface HolidayCalendarRecord {
  _id: string;
  name: string;
  archived: boolean;
  people: number;
  everybody: boolean;
}

/** What an assignment gives: 'pattern', 'calendar', or the `_id` of the leave type that a policy is for. */
export type AssignmentSubject = 'pattern' | 'calendar' | (string & {});

export interface AssignmentRecord {
  _id: string;
  /** The `_id` of an employee, or '*' for everybody without an assignment of their own. */
  holder: string;
  subject: AssignmentSubject;
  /** The pattern, calendar or policy; null if nothing holds from this day on. */
  target: { _id: string; name: string } | null;
  /** From this day on as everybody again. */
  inherit: boolean;
  from: CalendarDate;
  recordedAt: string;
  recordedBy: string | null;
}

/** What holds for somebody today. */
export interface HeldAssignment {
  subject: AssignmentSubject;
  /** Of the leave type, for a policy; otherwise null. */
  leaveType: string | null;
  target: { _id: string; name: string };
  from: CalendarDate;
  /** False if it comes from the assignment for everybody. */
  own: boolean;
}

export interface EmployeeAssignmentsRecord {
  _id: string;
  employeeId: string;
  name: string;
  department: { _id: string; dep_name: string };
  held: HeldAssignment[];
}

export interface WorkPatternsResponse extends SuccessResponse {
  patterns: WorkPatternRecord[];
}

export interface WorkPatternResponse extends SuccessResponse {
  pattern: WorkPatternRecord;
}

export interface HolidayCalendarsResponse extends SuccessResponse {
  calendars: HolidayCalendarRecord[];
}

export interface HolidaysResponse extends SuccessResponse {
  calendar: HolidayCalendarRecord;
  /** Of the year, or all. */
  holidays: HolidayRecord[];
}

export interface EmployeeAssignmentsResponse extends SuccessResponse {
  people: EmployeeAssignmentsRecord[];
}

export interface AssignmentsResponse extends SuccessResponse {
  /** The person's own, and those for everybody; newest first. */
  assignments: AssignmentRecord[];
  held: HeldAssignment[];
}

export interface AssignedResponse extends SuccessResponse {
  /** People to whom an assignment was added. */
  assigned: number;
  /** People who had the same one already. */
  unchanged: number;
}

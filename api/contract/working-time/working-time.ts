import type { CalendarDate } from '../calendar-date.js';
import type { ListedEmployeeRecord } from '../employee/listed-employee.js';

export const PATTERN_NAME_MAX = 40;
export const CALENDAR_NAME_MAX = 40;
export const HOLIDAY_NAME_MAX = 100;
export const DAYS_OF_A_WEEK = 7;
export const LONGEST_CYCLE_WEEKS = 4;
export const MINUTES_OF_A_HALF_MAX = 720;
/** Days that one call may add, and as many that it may remove. */
export const HOLIDAYS_AT_ONCE = 400;
/** Named people to whom one call may assign something, all of them or nobody; and how many of those who match a filter get it at a time. */
export const HOLDERS_AT_ONCE = 500;
export const EVERYBODY = '*';

/** Those who match the filters of the list of people. */
export interface MatchingHolders {
  filter: Record<string, unknown>;
}

/** Minutes of a morning and of an afternoon. */
export type PatternSlot = [morning: number, afternoon: number];

export interface WorkPatternRecord {
  _id: string;
  name: string;
  /** Seven to 28 days from a Monday on, in whole weeks. */
  slots: PatternSlot[];
  archived: boolean;
  /** People who have it today by an assignment of their own. */
  people: number;
  /** True if it applies today to everybody without an assignment of their own. */
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
  /** It returns each year on the same date. */
  yearly?: true;
}

export interface HolidayCalendarRecord {
  _id: string;
  name: string;
  archived: boolean;
  /** People who have it today by an assignment of their own; only for admins. */
  people?: number;
  everybody: boolean;
  /** Its holidays are added each year, for this year and the next two; a code of ISO 3166, or null. */
  country: string | null;
  region: string | null;
  /** Those of this year and the next two without any holiday, in which leave costs too much; only for admins. */
  yearsWithout?: number[];
}

/** The kind of assignment: 'pattern', 'calendar', or the `_id` of the leave type that a policy is for. */
export type AssignmentSubject = 'pattern' | 'calendar' | (string & {});

export interface AssignmentRecord {
  _id: string;
  /** The `_id` of an employee, or '*' for everybody without an assignment of their own. */
  holder: string;
  subject: AssignmentSubject;
  /** The pattern, calendar or policy; null if nothing applies from this day on. */
  target: { _id: string; name: string } | null;
  /** From this day on, the assignment for everybody applies again. */
  inherit: boolean;
  from: CalendarDate;
  recordedAt: string;
  recordedBy: string | null;
}

/** The assignment of a person today. */
export interface HeldAssignment {
  subject: AssignmentSubject;
  /** Name of the leave type, for a policy; otherwise null. */
  leaveType: string | null;
  target: { _id: string; name: string };
  from: CalendarDate;
  /** False if it comes from the assignment for everybody. */
  own: boolean;
}

/** An assignment that most people of a department have of their own. */
export interface ProposedAssignment {
  subject: AssignmentSubject;
  target: { _id: string; name: string };
  people: number;
}

/** The next change of a person's own assignment. */
export interface ComingAssignment {
  subject: AssignmentSubject;
  /** Null if nothing applies from then on, or the assignment for everybody. */
  target: { _id: string; name: string } | null;
  inherit: boolean;
  from: CalendarDate;
}

export interface EmployeeAssignmentsRecord extends ListedEmployeeRecord {
  held: HeldAssignment[];
  /** The first of each subject that begins after today. */
  coming: ComingAssignment[];
}

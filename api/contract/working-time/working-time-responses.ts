import type { SuccessResponse } from '../responses.js';
import type {
  AssignmentRecord,
  ProposedAssignment,
  EmployeeAssignmentsRecord,
  HeldAssignment,
  HolidayCalendarRecord,
  HolidayRecord,
  WorkPatternRecord,
} from './working-time.js';

export interface WorkPatternsResponse extends SuccessResponse {
  patterns: WorkPatternRecord[];
}

export interface WorkPatternResponse extends SuccessResponse {
  pattern: WorkPatternRecord;
}

export interface HolidayCalendarsResponse extends SuccessResponse {
  calendars: HolidayCalendarRecord[];
}

export interface HolidayCalendarResponse extends SuccessResponse {
  calendar: HolidayCalendarRecord;
}

export interface HolidaysResponse extends SuccessResponse {
  calendar: HolidayCalendarRecord;
  /** Holidays of the year, or all. */
  holidays: HolidayRecord[];
}

export interface EmployeeAssignmentsResponse extends SuccessResponse {
  people: EmployeeAssignmentsRecord[];
  /** Counts everybody who works here, and those with a pattern or a calendar of their own. */
  summary?: { total: number; ownPattern: number; ownCalendar: number };
}

export interface AssignmentsResponse extends SuccessResponse {
  /** The person's own, and those for everybody; newest first. */
  assignments: AssignmentRecord[];
  held: HeldAssignment[];
}

/** A subject of which people have different ones, or the one for everybody, is left out. */
export interface AssignmentProposalsResponse extends SuccessResponse {
  proposed: ProposedAssignment[];
}

export interface AssignedResponse extends SuccessResponse {
  /** People to whom an assignment was added. */
  assigned: number;
  /** People who had the same one already. */
  unchanged: number;
}

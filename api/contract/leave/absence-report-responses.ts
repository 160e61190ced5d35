import type { CalendarDate } from '../calendar-date.js';
import type { SuccessResponse } from '../responses.js';
import type { LeaveUnit } from './policy-rules.js';

export const REPORT_DAYS_MAX = 366;

/** Approved leave that takes working time, within the span. */
export interface AbsenceFigures {
  /** Sum of the types counted in days. */
  days: number;
  /** Sum of the types counted in hours. */
  minutes: number;
  /** Different people who were away. */
  people: number;
  /** Per head, of the department or of the company; with two decimals. */
  averageDays: number;
  averageMinutes: number;
}

export interface AbsenceOfType extends AbsenceFigures {
  leaveType: { _id: string; name: string };
  unit: LeaveUnit;
}

export interface AbsenceOfDepartment extends AbsenceFigures {
  department: { _id: string; dep_name: string };
  /** People employed on any day of the span; somebody who moves is shared by days, to one decimal. */
  headcount: number;
  /** Those with an absence. */
  types: AbsenceOfType[];
}

export interface AbsenceOfEmployee {
  _id: string;
  employeeId: string;
  name: string;
  department: { _id: string; dep_name: string };
  days: number;
  minutes: number;
  /** Those with an absence: days, or minutes, as the type is counted. */
  types: { leaveType: string; amount: number }[];
}

export interface AbsenceReportRecord extends AbsenceFigures {
  from: CalendarDate;
  to: CalendarDate;
  headcount: number;
  types: AbsenceOfType[];
  /** By name; those in which somebody was employed. */
  departments: AbsenceOfDepartment[];
}

export interface AbsenceReportResponse extends SuccessResponse {
  report: AbsenceReportRecord;
}

export interface AbsentPeopleResponse extends SuccessResponse {
  people: AbsenceOfEmployee[];
}

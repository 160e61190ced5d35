import type { CalendarDate } from '../calendar-date.js';

export interface DepartmentRecord {
  _id: string;
  dep_name: string;
  description: string;
  /** Number of employees, including those who left and those who have not started. As of another day those who are employed on it. */
  employees: number;
  /** Those who work here on the day. */
  active: number;
  /** Null without one who works here. */
  head: { _id: string; name: string; profileImage: string | null } | null;
  /** From this day on it is closed. Null of a department that stays. */
  closedOn: CalendarDate | null;
  version: number;
}

export interface DepartmentDetailsRecord extends DepartmentRecord {
  /** The employees who left, among `employees`. */
  left: number;
}

/** A pay item or a rule of coverage that ends with its department. */
export interface ClosingEnd {
  kind: 'item' | 'coverage';
  _id: string;
  name: string;
  /** Null where it always held. */
  from: CalendarDate | null;
  /** The last day on which it holds. Null where it would begin later, and never holds. */
  lastDay: CalendarDate | null;
}

/** What closing a department on a day would do. */
export interface DepartmentClosingRecord {
  on: CalendarDate;
  /** Those who are in it on that day or later: it is not closed before they are in another one. */
  people: number;
  /** By name, with the first of these days. */
  first: { _id: string; name: string; day: CalendarDate } | null;
  ends: ClosingEnd[];
}

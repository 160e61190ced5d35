import type { CalendarDate } from '../calendar-date.js';
import type { SalaryRound } from './job-changes.js';

/** What a change sets. Fields that are left out stay; null takes a value away. */
export interface JobChangeSet {
  department?: string;
  designation?: string | null;
  /** An employee. */
  manager?: string | null;
  /** An employee. */
  approver?: string | null;
  employmentType?: string | null;
  location?: string | null;
  contractEnd?: CalendarDate | null;
  probationEnd?: CalendarDate | null;
  /** Monthly. */
  salary?: number;
  round?: SalaryRound;
  /** Amounts of some people, which come before the rule. */
  salaries?: { employeeId: string; salary: number }[];
  /** A work pattern. */
  pattern?: string;
  /** A policy of a leave type; null for none. */
  policy?: { leaveType: string; policy: string | null };
  /** A pay item that begins, for each of the people. */
  item?: {
    component: string;
    amount?: number;
    rate?: number;
    hours?: number;
    hourly?: number;
    to?: CalendarDate;
  };
}

/** Whom a change for many leaves out. */
export interface LeftOutRules {
  hiredAfter?: CalendarDate;
  raisedSince?: CalendarDate;
  onProbation?: boolean;
  /** By hand. */
  people?: string[];
}

/** One of `people` and `filter` is given. With `withdraw` nothing else but `people`. */
export interface JobChangeBody {
  people?: string[];
  /** As in the list of employees. */
  filter?: Record<string, unknown>;
  leaveOut?: LeftOutRules;
  from?: CalendarDate;
  reason?: string;
  set?: JobChangeSet;
  /** Only for the preview: a change that would be withdrawn. */
  withdraw?: string;
  /** From the preview; without one nothing is compared. */
  basis?: string;
}

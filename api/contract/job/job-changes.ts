import type { CalendarDate } from '../calendar-date.js';
import type { JobKind, JobSource } from '../employee/job-facts.js';
import type { ListedEmployeeRecord } from '../employee/listed-employee.js';
import type { PayEffect } from '../payroll/pay-runs.js';
import type { PeriodDates } from '../payroll/payslips.js';
import type { RefusalRecord } from '../refusals/refusals.js';

/** More are not changed at once. */
export const JOB_PEOPLE_MAX = 1000;
/** More are changed by a job with progress. */
export const JOB_PEOPLE_AT_ONCE = 200;
/** Six characters for each of the people, and for what all effects follow from. */
export const JOB_BASIS_MAX = 6 * (JOB_PEOPLE_MAX + 1);
/** The length of a place. */
export const JOB_VALUE_MAX = 100;
/** In percent. */
export const RAISE_MAX = 100;

export type JobSubject = JobKind | 'salary' | 'pattern' | 'policy' | 'item';

/** A department, person, employment type or pattern with its id; a title, place or date is a name alone. */
export interface JobValue {
  _id?: string;
  name: string;
}

/** What a change set, beside what held before. */
export interface JobValueChange {
  kind: Exclude<JobSubject, 'salary'>;
  before: JobValue | null;
  /** Null where it was taken away. */
  after: JobValue | null;
}

/** Monthly. */
export interface JobSalaryChange {
  before: number | null;
  after: number;
}

/** How a salary round raises: by percent or amount, up to the next step, at most to the limit. */
export interface SalaryRound {
  percent?: number | null;
  amount?: number | null;
  step?: number | null;
  limit?: number | null;
}

export interface JobChangeRecord {
  _id: string;
  from: CalendarDate;
  source: JobSource;
  state: 'planned' | 'inForce' | 'withdrawn';
  reason: string | null;
  round: SalaryRound | null;
  /** How many people it is about. */
  people: number;
  values: JobValueChange[];
  salary: JobSalaryChange | null;
  /** Null for the system, and for what was known before changes were recorded. */
  by: { name: string } | null;
  recordedAt: string | null;
  /** The period whose payslip paid the difference of what was recorded late. Null for who does not read the salary. */
  settled: PeriodDates | null;
  withdrawn: { at: string; by: { name: string } | null; reason: string | null } | null;
  /** The first values and those of files are not withdrawn one by one. */
  canWithdraw: boolean;
}

/** An employment in the timeline. */
export interface JobEmploymentRecord {
  kind: 'hired' | 'returned' | 'left';
  on: CalendarDate;
}

/** What holds today. */
export interface JobTodayRecord {
  kind: JobSubject;
  value: JobValue | null;
  /** Null where it holds since the beginning. */
  since: CalendarDate | null;
  /** For admins; of working time and policies also for the person. */
  next: { from: CalendarDate; value: JobValue | null } | null;
}

export interface JobTimelineRecord {
  /** Newest first. */
  changes: JobChangeRecord[];
  employments: JobEmploymentRecord[];
  today: JobTodayRecord[];
  /** Only for admins and the person. Monthly. */
  salary?: { amount: number | null; since: CalendarDate | null };
}

/** Left out of a change by a rule of it, by hand, or because nothing can be recorded. */
export type LeftOutReason =
  | 'byHand'
  | 'hiredAfter'
  | 'raisedSince'
  | 'onProbation'
  | 'notEmployed'
  | 'sameDay'
  | 'ownManager'
  | 'ownApprover'
  | 'noSalary'
  | 'unchanged';

/** Somebody of a change for many. */
export interface JobPersonEffect {
  employee: ListedEmployeeRecord;
  salary:
    | (JobSalaryChange & {
        /** By the rule, where the limit or an amount by hand says another. */
        byRule: number | null;
        isByHand: boolean;
        /** A salary that is known for a later day, and stays. */
        later: { from: CalendarDate; amount: number } | null;
      })
    | null;
  leftOut: { reason: LeftOutReason; on: CalendarDate | null } | null;
}

/** A request that waits and that another person decides from the day on. */
export interface MovedRequest {
  _id: string;
  employee: { _id: string; name: string };
  leaveType: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  from: { name: string } | null;
  to: { name: string } | null;
}

/** A day on which a rule of coverage would break, or would no longer. */
export interface CoverageEffect {
  rule: string;
  department: { _id: string; dep_name: string } | null;
  day: CalendarDate;
  away: number;
  maxAway: number;
}

export interface HeadcountEffect {
  department: { _id: string; dep_name: string };
  before: number;
  after: number;
}

/** A balance that the change moves, in the unit of its type. */
export interface BalanceEffect {
  leaveType: { _id: string; name: string };
  unit: 'days' | 'minutes';
  people: number;
  difference: number;
  /** People whose balance falls below zero. */
  negative: number;
}

export interface JobWarning {
  /** 'circle': people manage each other. 'laterSalary', 'laterFact': recorded for a later day, and stays. 'lostBase': was computed from what is withdrawn. */
  code: 'circle' | 'laterSalary' | 'laterFact' | 'lostBase' | 'ownJob';
  /** Those whom it is about, the first ten. */
  people: { _id: string; name: string }[];
  count: number;
  /** The day of what was recorded for later. */
  on: CalendarDate | null;
}

/** A part of what pay changes by, in a month. */
export interface CostLine {
  kind: 'salary' | 'item';
  /** Of a pay item. */
  name: string | null;
  month: number;
  /** A pay item of a department that begins or ends with the move. */
  department: string | null;
}

export interface JobCost {
  month: number;
  year: number;
  /** With what the employer pays on top. */
  employerMonth: number;
  /** Monthly salaries of all of the people, before and after. */
  salaries: { before: number; after: number };
  lines: CostLine[];
}

/** The effect of a change, by the judgement that stores it. */
export interface JobEffect {
  /** For whom something is recorded. */
  people: number;
  /** Pay that returns each month, without differences and single payments. Null where nothing of it changes. */
  cost: JobCost | null;
  pay: PayEffect | null;
  balances: BalanceEffect[];
  requests: MovedRequest[];
  coverage: CoverageEffect[];
  headcount: HeadcountEffect[];
  /** Days of absence since the change began, which count in another department. In thousandths. */
  movedAbsence: number;
  warnings: JobWarning[];
}

export interface JobPreviewRecord {
  /** For the call that stores it: refused if what it would do has changed. */
  basis: string;
  effect: JobEffect;
  /** In the order of their names. */
  people: JobPersonEffect[];
  /** Brought back by a withdrawal, of one person. */
  values: JobValueChange[];
  salary: JobSalaryChange | null;
}

/** A change for days to come. */
export interface PlannedChangeRecord extends Omit<
  JobChangeRecord,
  'state' | 'settled' | 'withdrawn'
> {
  /** The first ten. */
  employees: { _id: string; name: string }[];
  /** Of a change for more than 200 people, until all are recorded; it is listed whatever its day. */
  unfinished: UnfinishedChange | null;
}

/** How far a change for many is stored. */
export interface JobProgress {
  done: number;
  total: number;
}

export interface UnfinishedChange extends JobProgress {
  /** Why the job has stopped before its end; what it has recorded stays. */
  failed: RefusalRecord | null;
}

/** A kind of contract that HR keeps in a list. */
export interface EmploymentTypeRecord {
  _id: string;
  name: string;
  version: number;
  /** People who have it today. */
  people: number;
}

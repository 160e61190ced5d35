import type { CalendarDate } from '../calendar-date.js';
import { spanOn } from '../dated-spans.js';

export const JOB_REASON_MAX = 200;

/** What changes about a person at work. Salary, working time and employments have dates of their own. */
export const JOB_KINDS = [
  'department',
  'designation',
  'manager',
  'approver',
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** 'opening': known from the beginning. 'edit': changed with the employee's record. 'move': with all of a department. 'change': recorded for a day. */
export const JOB_SOURCES = ['opening', 'edit', 'change', 'move', 'import'] as const;
export type JobSource = (typeof JOB_SOURCES)[number];

/** One value of one kind, from a day on. */
export interface JobFact {
  changeId: string;
  kind: JobKind;
  from: CalendarDate;
  /** A department, employee or employment type. */
  valueId: string | null;
  /** A text or date; of a manager the name of somebody who is no employee. Null in both: nothing from that day. */
  value: string | null;
  source: JobSource;
  /** Epoch milliseconds. */
  recordedAt: number;
  withdrawnAt: number | null;
}

export interface JobOnDay<Fact extends JobFact = JobFact> {
  /** The fact in force on the day. */
  fact: Fact;
  next: Fact | null;
}

/** The facts of one kind in order of their day, as they are known now or were known at an instant. Of several for one day the last recorded counts. */
export function jobTimeline<Fact extends JobFact>(
  facts: readonly Fact[],
  kind: JobKind,
  knownAt = Infinity,
): Fact[] {
  const byDay = new Map<CalendarDate, Fact>();
  for (const fact of facts) {
    const isKnown =
      fact.recordedAt <= knownAt && (fact.withdrawnAt === null || fact.withdrawnAt > knownAt);
    const other = byDay.get(fact.from);
    if (fact.kind === kind && isKnown && (!other || isLater(fact, other)))
      byDay.set(fact.from, fact);
  }
  return [...byDay.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Ids are in order of creation. */
function isLater(one: JobFact, other: JobFact): boolean {
  return one.recordedAt === other.recordedAt
    ? one.changeId > other.changeId
    : one.recordedAt > other.recordedAt;
}

/** What holds of each kind on a day; kinds without a fact by then are left out. */
export function jobOn<Fact extends JobFact>(
  facts: readonly Fact[],
  day: CalendarDate,
  knownAt?: number,
): Partial<Record<JobKind, JobOnDay<Fact>>> {
  const job: Partial<Record<JobKind, JobOnDay<Fact>>> = {};
  for (const kind of JOB_KINDS) {
    const timeline = jobTimeline(facts, kind, knownAt);
    const fact = spanOn(timeline, day);
    if (fact) job[kind] = { fact, next: timeline.find(({ from }) => from > day) ?? null };
  }
  return job;
}

import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import { jobTimeline, type JobFact, type JobKind } from '../../contract/employee/job-facts.js';
import { inForceOn } from '../../contract/payroll/salary-revisions.js';
import type { PayAssignment } from '../../payroll/due/pay-facts.js';
import type { HeldRow } from '../../working-time/working-times.js';

export interface SalaryOnDay {
  from: CalendarDate;
  /** Monthly, in minor units. */
  salary: number;
}

/** Somebody for whom a change records something, or takes it back: what is known of them, and what the change makes of it. */
export interface ChangedPerson {
  id: string;
  name: string;
  /** As they are stored, withdrawn ones as well. */
  facts: readonly JobFact[];
  recorded: readonly JobFact[];
  /** Those of `facts` that would no longer count. */
  withdrawn: readonly JobFact[];
  /** In their order; the first one counts for the days before it as well. */
  salaries: readonly SalaryOnDay[];
  /** Recorded for a day; null for a salary that is taken back. */
  salary: { from: CalendarDate; salary: number | null } | null;
  /** Patterns and policies. */
  assigned: readonly HeldRow[];
  unassigned: readonly HeldRow[];
  items: readonly PayAssignment[];
  /** Ids of those that would be taken back. */
  endedItems: readonly string[];
}

/** True if it records or takes back a fact of one of these kinds. */
export function movesFacts(
  { recorded, withdrawn }: Pick<ChangedPerson, 'recorded' | 'withdrawn'>,
  ...kinds: JobKind[]
): boolean {
  return [...recorded, ...withdrawn].some(({ kind }) => kinds.includes(kind));
}

/** `of` adds to a new fact all that the others have. */
export function factsAfter<Fact extends JobFact>(
  facts: readonly Fact[],
  { recorded, withdrawn }: Pick<ChangedPerson, 'recorded' | 'withdrawn'>,
  of: (fact: JobFact) => Fact,
  now: number,
): Fact[] {
  const isWithdrawn = ({ changeId, kind, from }: JobFact) =>
    withdrawn.some((one) => one.changeId === changeId && one.kind === kind && one.from === from);
  return [
    ...facts.map((fact) => (isWithdrawn(fact) ? { ...fact, withdrawnAt: now } : fact)),
    ...recorded.map(of),
  ];
}

export function salariesAfter<Salary extends SalaryOnDay>(
  salaries: readonly Salary[],
  change: ChangedPerson['salary'],
  of: (salary: SalaryOnDay) => Salary,
): readonly Salary[] {
  if (!change) return salaries;
  const { from, salary } = change;
  const others = salaries.filter((one) => one.from !== from);
  return inOrder([...others, ...(salary === null ? [] : [of({ from, salary })])]);
}

/** A part of what is known of somebody, without the change and with it. */
export interface BeforeAndAfter<Value> {
  before: Value;
  after: Value;
}

export function timelinesOf(
  person: ChangedPerson,
  kind: 'department' | 'manager' | 'approver',
  now: number,
): BeforeAndAfter<JobFact[]> {
  return {
    before: jobTimeline(person.facts, kind),
    after: jobTimeline(
      factsAfter(person.facts, person, (fact) => fact, now),
      kind,
    ),
  };
}

/** The person who decides for somebody on a day: the approver who is named, otherwise the manager. */
export function approversOn(
  person: ChangedPerson,
  day: CalendarDate,
  now: number,
): BeforeAndAfter<string | null> {
  const idIn = (facts: readonly JobFact[], kind: JobKind) =>
    spanOn(jobTimeline(facts, kind), day)?.valueId;
  const approverIn = (facts: readonly JobFact[]) =>
    idIn(facts, 'approver') ?? idIn(facts, 'manager') ?? null;
  return {
    before: approverIn(person.facts),
    after: approverIn(factsAfter(person.facts, person, (fact) => fact, now)),
  };
}

export function salaryOn(
  { salaries, salary }: Pick<ChangedPerson, 'salaries' | 'salary'>,
  day: CalendarDate,
): BeforeAndAfter<number | null> {
  const on = (some: readonly SalaryOnDay[]) => (inForceOn(some, day) ?? some[0])?.salary ?? null;
  return { before: on(salaries), after: on(salariesAfter(salaries, salary, (one) => one)) };
}

/** Somebody who moves, with the department of a day. */
export interface Mover {
  id: string;
  before: (day: CalendarDate) => string | undefined;
  after: (day: CalendarDate) => string | undefined;
  /** All that they are in. */
  departments: string[];
}

export function moversAmong(people: readonly ChangedPerson[], now: number): Mover[] {
  return people.flatMap((person): Mover[] => {
    if (!movesFacts(person, 'department')) return [];
    const { before, after } = timelinesOf(person, 'department', now);
    const keysOf = (facts: readonly JobFact[]) =>
      facts.map(({ from, valueId }) => `${from} ${valueId}`).join();
    if (keysOf(before) === keysOf(after)) return [];
    const on = (facts: readonly JobFact[]) => (day: CalendarDate) =>
      (spanOn(facts, day) ?? facts[0])?.valueId ?? undefined;
    return [
      {
        id: person.id,
        before: on(before),
        after: on(after),
        departments: [...new Set([...before, ...after].flatMap(({ valueId }) => valueId ?? []))],
      },
    ];
  });
}

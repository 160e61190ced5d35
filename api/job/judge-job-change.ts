import type { CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import { isEmployedOn, type EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { jobOn, jobTimeline, type JobKind } from '../contract/employee/job-facts.js';
import type { LeftOutReason, SalaryRound } from '../contract/job/job-changes.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import type { RecordedJobFact } from '../employee/job/job-fact-reader.js';
import { isSameValue, type JobFactValue } from '../employee/job/todays-job.js';
import { raisedSalary, type RaiseRule } from '../salary/salary-round.js';
import { assignedSpans, type AssignmentRow } from '../working-time/assignments/assignment-spans.js';

/** Who recorded what holds from a day, if that is known. */
export interface Recording {
  recordedAt: number;
  /** An account. */
  recordedBy: string | null;
}

/** In minor units. */
export interface SalaryOfPerson extends Recording {
  from: CalendarDate;
  salary: number;
  isOpening: boolean;
}

/** What is assigned of a subject: 'pattern' or the id of a leave type. */
export interface AssignmentsOfSubject {
  own: readonly (AssignmentRow & Recording)[];
  everybody: readonly AssignmentRow[];
}

export interface PersonOfChange {
  id: string;
  accountId: string;
  name: string;
  facts: readonly RecordedJobFact[];
  employments: readonly EmploymentPeriod[];
  /** Of today, in minor units. */
  salary: number | null;
  /** In their order; the first one counts for the days before it as well. */
  salaries: readonly SalaryOfPerson[];
  /** By the subjects that the change is about. */
  assignments: ReadonlyMap<string, AssignmentsOfSubject>;
}

/** A salary for everybody, amounts by person, or a rule; an amount of a person comes before the rule. */
export interface SalaryOfChange {
  salary: number | null;
  rule: RaiseRule | null;
  byPerson: ReadonlyMap<string, number>;
}

/** A pattern or a policy from the day on; null for none. */
export interface AskedAssignment {
  /** 'pattern' or the id of a leave type. */
  subject: string;
  target: string | null;
}

export const kindOfSubject = (subject: string): 'pattern' | 'policy' =>
  subject === 'pattern' ? 'pattern' : 'policy';

/** By the unit of its component: minor units, hundredths. */
export interface AskedItem {
  component: string;
  amount: number | null;
  rate: number | null;
  hours: number | null;
  hourly: number | null;
  to: CalendarDate | null;
}

export interface AskedLeftOut {
  hiredAfter: CalendarDate | null;
  raisedSince: CalendarDate | null;
  onProbation: boolean;
  people: ReadonlySet<string>;
}

export interface AskedJobChange {
  from: CalendarDate;
  reason: string | null;
  values: readonly JobFactValue[];
  salary: SalaryOfChange | null;
  /** The rule of a salary round as it was entered. */
  round: SalaryRound | null;
  assignments: readonly AskedAssignment[];
  item: AskedItem | null;
  leaveOut: AskedLeftOut;
}

export interface JudgedValue {
  before: RecordedJobFact | null;
  after: JobFactValue;
}

export interface JudgedSalary {
  before: number | null;
  after: number;
  /** By the rule without its limit; null without a rule. */
  unlimited: number | null;
  isByHand: boolean;
  /** A later salary that is known already and stays. */
  later: { from: CalendarDate; salary: number } | null;
}

export interface JudgedAssignment extends AskedAssignment {
  /** What holds on the day; null for nothing. */
  before: string | null;
  /** The day of a later one of the person, which stays. */
  later: CalendarDate | null;
}

/** Why nothing is recorded of a person. */
export interface JobRefusal {
  reason: LeftOutReason;
  /** The day that the reason is about. */
  on: CalendarDate | null;
  /** With 'sameDay': what is recorded for the day already. */
  recorded?: Recording & { subject: JobKind | 'salary' | 'pattern' | 'policy' };
}

export interface JudgedJobChange {
  refusal: JobRefusal | null;
  /** Also those that hold on the day already, unless they are recorded for it. */
  values: JudgedValue[];
  salary: JudgedSalary | null;
  assignments: JudgedAssignment[];
  item: AskedItem | null;
  /** The next facts of these kinds, which stay. */
  later: RecordedJobFact[];
}

/** What a change records of one person. The same for its preview and for storing it. */
export function judgeJobChange(person: PersonOfChange, asked: AskedJobChange): JudgedJobChange {
  const refusal = leftOut(person, asked);
  if (refusal) return refused(refusal);
  const values = judgeValues(person, asked);
  const salary = asked.salary && judgeSalary(person, asked.from, asked.salary);
  const assignments = judgeAssignments(person, asked);
  const different = values.filter(({ before, after }) => !isSameValue(after, before ?? undefined));
  const conflict =
    ownRefusal(person, values) ?? sameDay(person, asked, different, salary, assignments);
  if (conflict) return refused(conflict);
  if (different.length === 0 && !salary && assignments.length === 0 && !asked.item)
    return refused({ reason: hasNoSalary(person, asked) ? 'noSalary' : 'unchanged', on: null });
  return {
    refusal: null,
    values,
    salary,
    assignments,
    item: asked.item,
    later: values.flatMap(
      ({ after }) =>
        jobTimeline(person.facts, after.kind).find((fact) => fact.from > asked.from) ?? [],
    ),
  };
}

function refused(refusal: JobRefusal): JudgedJobChange {
  return { refusal, values: [], salary: null, assignments: [], item: null, later: [] };
}

/** By the rules of a change for many, and outside every employment. */
function leftOut(
  person: PersonOfChange,
  { from, leaveOut }: AskedJobChange,
): JobRefusal | undefined {
  if (leaveOut.people.has(person.id)) return { reason: 'byHand', on: null };
  if (!isEmployedOn(person.employments, from))
    return { reason: 'notEmployed', on: nextHireDate(person, from) };
  const hiredOn = person.employments.findLast((one) => (one.hiredOn ?? from) <= from)?.hiredOn;
  if (leaveOut.hiredAfter !== null && hiredOn && hiredOn > leaveOut.hiredAfter)
    return { reason: 'hiredAfter', on: hiredOn };
  const raise = person.salaries.findLast((one, place) => {
    const before = person.salaries[place - 1]?.salary;
    return one.from <= from && before !== undefined && one.salary > before;
  });
  if (leaveOut.raisedSince !== null && raise && raise.from >= leaveOut.raisedSince)
    return { reason: 'raisedSince', on: raise.from };
  const probation = leaveOut.onProbation && jobOn(person.facts, from).probationEnd?.fact.value;
  return probation && probation >= from ? { reason: 'onProbation', on: probation } : undefined;
}

function nextHireDate({ employments }: PersonOfChange, from: CalendarDate): CalendarDate | null {
  return employments.find(({ hiredOn }) => hiredOn !== null && hiredOn > from)?.hiredOn ?? null;
}

/** One that holds already is recorded as well, since an earlier one can come later; not again for its day. */
function judgeValues({ facts }: PersonOfChange, { from, values }: AskedJobChange): JudgedValue[] {
  const job = jobOn(facts, from);
  return values.flatMap((after) => {
    const before = job[after.kind]?.fact ?? null;
    const isRecorded = before?.from === from && isSameValue(after, before);
    return isRecorded ? [] : { before, after };
  });
}

/** Null where it stays as it is. */
function judgeSalary(
  { id, salaries }: PersonOfChange,
  from: CalendarDate,
  { salary, rule, byPerson }: SalaryOfChange,
): JudgedSalary | null {
  const before = (inForceOn(salaries, from) ?? salaries[0])?.salary ?? null;
  const raised = rule && before !== null ? raisedSalary(before, rule) : null;
  const byHand = byPerson.get(id);
  const after = byHand ?? salary ?? raised?.salary ?? null;
  if (after === null || after === before) return null;
  const later = salaries.find((one) => one.from > from);
  return {
    before,
    after,
    unlimited: raised?.unlimited ?? null,
    isByHand: byHand !== undefined,
    later: later ? { from: later.from, salary: later.salary } : null,
  };
}

function judgeAssignments(
  { assignments }: PersonOfChange,
  { from, assignments: asked }: AskedJobChange,
): JudgedAssignment[] {
  return asked.flatMap((one) => {
    const { own = [], everybody = [] } = assignments.get(one.subject) ?? {};
    const before = spanOn(assignedSpans(own, everybody), from)?.target ?? null;
    const later = own.find((row) => row.from > from)?.from ?? null;
    return before === one.target ? [] : { ...one, before, later };
  });
}

function ownRefusal(
  { id }: PersonOfChange,
  values: readonly JudgedValue[],
): JobRefusal | undefined {
  const own = values.find(({ after }) => after.valueId === id)?.after.kind;
  if (own === 'manager') return { reason: 'ownManager', on: null };
  return own === 'approver' ? { reason: 'ownApprover', on: null } : undefined;
}

/** The first of what is recorded for the day already. */
function sameDay(
  person: PersonOfChange,
  { from }: AskedJobChange,
  values: readonly JudgedValue[],
  salary: JudgedSalary | null,
  assignments: readonly JudgedAssignment[],
): JobRefusal | undefined {
  const fact = values.find(
    ({ before }) => before?.from === from && before.source !== 'opening',
  )?.before;
  const revision = person.salaries.find((one) => one.from === from && !one.isOpening);
  const assigned = assignments.flatMap(({ subject }) => {
    const row = person.assignments.get(subject)?.own.find((own) => own.from === from);
    return row ? { ...row, subject: kindOfSubject(subject) } : [];
  })[0];
  const recorded = fact
    ? { ...fact, subject: fact.kind }
    : salary && revision
      ? { ...revision, subject: 'salary' as const }
      : assigned;
  if (!recorded) return undefined;
  const { subject, recordedAt, recordedBy } = recorded;
  return { reason: 'sameDay', on: from, recorded: { subject, recordedAt, recordedBy } };
}

function hasNoSalary({ salaries }: PersonOfChange, { salary }: AskedJobChange): boolean {
  return salary?.rule != null && salaries.length === 0;
}

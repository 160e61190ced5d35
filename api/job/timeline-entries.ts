import type { CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import {
  jobOn,
  jobTimeline,
  type JobFact,
  type JobKind,
  type JobSource,
} from '../contract/employee/job-facts.js';
import { inForceOn, type RevisionSource } from '../contract/payroll/salary-revisions.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import type { JobView } from './access.js';
import type { AskedItem, AssignmentsOfSubject } from './judge-job-change.js';
import type {
  TimelineAssignment,
  TimelineFact,
  TimelineItem,
  TimelineRows,
  TimelineSalary,
} from './timeline-rows.js';

/** What was recorded together of one person. */
export interface TimelineEntry {
  /** Of the change, or of what was recorded without one. */
  id: string;
  from: CalendarDate;
  source: JobSource;
  reason: string | null;
  round: string | null;
  importId: string | null;
  recordedAt: number;
  /** Of all that it recorded. */
  instants: number[];
  by: string | null;
  facts: { kind: JobKind; before: JobFactValue | null; after: JobFactValue }[];
  salary: { before: number | null; after: number } | null;
  assignments: { subject: string; before: string | null; after: string | null }[];
  items: { before: null; after: AskedItem }[];
  /** Null while something of it stands. */
  withdrawn: { at: number; by: string | null; reason: string | null } | null;
}

type Part = TimelineFact | TimelineSalary | TimelineAssignment | TimelineItem;

const OPENING = 'opening';
const SOURCE_OF_SALARY: Record<RevisionSource, JobSource> = {
  opening: 'opening',
  edit: 'edit',
  revision: 'change',
  import: 'import',
};

/** Gathers parts of changes by what they were recorded with. */
class Entries {
  private readonly entries = new Map<string, TimelineEntry>();

  constructor(
    private readonly view: JobView,
    private readonly today: CalendarDate,
  ) {}

  isSeen({ from, withdrawnAt }: Part, isTime = false): boolean {
    const { seesPlanned, seesPlannedTime } = this.view;
    const isInForce = from <= this.today || (isTime && seesPlannedTime);
    return seesPlanned || (withdrawnAt === null && isInForce);
  }

  of(part: Part, id: string, source: JobSource, round: string | null = null): TimelineEntry {
    const key = source === 'opening' ? OPENING : id;
    const isHidden = part.from > this.today && !this.view.seesPlanned;
    const known = this.entries.get(key);
    const withdrawn = withdrawalOf(part);
    const entry: TimelineEntry = known ?? {
      id,
      from: part.from,
      source,
      reason: isHidden ? null : part.reason,
      round: this.view.seesSalary && !isHidden ? round : null,
      importId: null,
      recordedAt: part.recordedAt,
      instants: [],
      by: part.by,
      facts: [],
      salary: null,
      assignments: [],
      items: [],
      withdrawn,
    };
    entry.instants.push(part.recordedAt);
    if (!withdrawn) entry.withdrawn = null;
    this.entries.set(key, entry);
    return entry;
  }

  newestFirst(): TimelineEntry[] {
    return [...this.entries.values()].sort(
      (one, other) =>
        compare(other.from, one.from) ||
        other.recordedAt - one.recordedAt ||
        compare(other.id, one.id),
    );
  }
}

/** Newest first, with what may be seen. */
export function timelineEntries(
  rows: TimelineRows,
  assignments: ReadonlyMap<string, AssignmentsOfSubject>,
  view: JobView,
  today: CalendarDate,
): TimelineEntry[] {
  const entries = new Entries(view, today);
  for (const fact of rows.facts.filter((one) => entries.isSeen(one))) {
    const entry = entries.of(fact, fact.changeId, fact.source, fact.round);
    entry.importId = fact.importId;
    entry.facts.push({ kind: fact.kind, before: valueBefore(rows.facts, fact), after: fact });
  }
  if (view.seesSalary) addPay(entries, rows);
  for (const assignment of rows.assignments.filter((one) => entries.isSeen(one, true))) {
    const source = assignment.changeId ? 'change' : 'edit';
    const everybody = assignments.get(assignment.subject)?.everybody ?? [];
    const targetOf = (own: readonly TimelineAssignment[]) =>
      spanOn(assignedSpans(own, everybody), assignment.from)?.target ?? null;
    entries.of(assignment, assignment.changeId ?? assignment.id, source).assignments.push({
      subject: assignment.subject,
      before: targetOf(assignmentsBefore(rows.assignments, assignment)),
      after: targetOf([assignment]),
    });
  }
  return entries.newestFirst();
}

function addPay(entries: Entries, { salaries, items }: TimelineRows): void {
  for (const salary of salaries.filter((one) => entries.isSeen(one))) {
    const source = salary.changeId ? 'change' : SOURCE_OF_SALARY[salary.source];
    const entry = entries.of(salary, salary.changeId ?? salary.id, source, salary.round);
    entry.salary = { before: salaryBefore(salaries, salary), after: salary.salary };
  }
  for (const item of items.filter((one) => entries.isSeen(one)))
    entries.of(item, item.changeId ?? '', 'change').items.push({ before: null, after: item.item });
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function withdrawalOf({ withdrawnAt, withdrawnBy, withdrawnReason }: Part) {
  return withdrawnAt === null
    ? null
    : { at: withdrawnAt, by: withdrawnBy, reason: withdrawnReason };
}

/** Of what was withdrawn, as it was known when it was recorded. */
function valueBefore(facts: readonly JobFact[], fact: TimelineFact): JobFactValue | null {
  if (fact.withdrawnAt !== null)
    return jobOn(facts, fact.from, fact.recordedAt - 1)[fact.kind]?.fact ?? null;
  return jobTimeline(facts, fact.kind).findLast(({ from }) => from < fact.from) ?? null;
}

function salaryBefore(salaries: readonly TimelineSalary[], salary: TimelineSalary): number | null {
  const others = salaries.filter(
    (one) => one.withdrawnAt === null && one.id !== salary.id && one.from <= salary.from,
  );
  return inForceOn(others, salary.from)?.salary ?? null;
}

function assignmentsBefore(
  assignments: readonly TimelineAssignment[],
  { id, subject, from }: TimelineAssignment,
): TimelineAssignment[] {
  return assignments.filter(
    (one) =>
      one.subject === subject && one.id !== id && one.withdrawnAt === null && one.from <= from,
  );
}

import type { CalendarDate } from '../contract/calendar-date.js';
import {
  jobOn,
  jobTimeline,
  type JobFact,
  type JobSource,
} from '../contract/employee/job-facts.js';
import { inForceOn, type RevisionSource } from '../contract/payroll/salary-revisions.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import type { JobView } from './access.js';
import type { AskedItem } from './judge-job-change.js';
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
  by: string | null;
  facts: { before: JobFactValue | null; after: JobFactValue }[];
  salary: { before: number | null; after: number } | null;
  assignments: { subject: string; before: string | null; after: string | null }[];
  items: AskedItem[];
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

/** Newest first, with what may be seen. */
export function timelineEntries(
  rows: TimelineRows,
  view: JobView,
  today: CalendarDate,
): TimelineEntry[] {
  const entries = new Map<string, TimelineEntry>();
  const isSeen = ({ from, withdrawnAt }: Part, isTime = false) =>
    view.seesPlanned ||
    (withdrawnAt === null && (from <= today || (isTime && view.seesPlannedTime)));
  const entryOf = (part: Part, id: string, source: JobSource, round: string | null = null) => {
    const key = source === 'opening' ? OPENING : id;
    const isPlanned = part.from > today && !view.seesPlanned;
    const entry = entries.get(key) ?? {
      id,
      from: part.from,
      source,
      reason: isPlanned ? null : part.reason,
      round: view.seesSalary && !isPlanned ? round : null,
      importId: null,
      recordedAt: part.recordedAt,
      by: part.by,
      facts: [],
      salary: null,
      assignments: [],
      items: [],
      withdrawn: withdrawalOf(part),
    };
    entries.set(key, { ...entry, withdrawn: entry.withdrawn && withdrawalOf(part) });
    return entries.get(key) as TimelineEntry;
  };
  for (const fact of rows.facts.filter((one) => isSeen(one))) {
    const entry = entryOf(fact, fact.changeId, fact.source, fact.round);
    entry.importId = fact.importId;
    entry.facts.push({ before: valueBefore(rows.facts, fact), after: fact });
  }
  for (const salary of view.seesSalary ? rows.salaries.filter((one) => isSeen(one)) : []) {
    const source = salary.changeId ? 'change' : SOURCE_OF_SALARY[salary.source];
    const entry = entryOf(salary, salary.changeId ?? salary.id, source, salary.round);
    entry.salary = { before: salaryBefore(rows.salaries, salary), after: salary.salary };
  }
  for (const assignment of rows.assignments.filter((one) => isSeen(one, true))) {
    const source = assignment.changeId ? 'change' : 'edit';
    const entry = entryOf(assignment, assignment.changeId ?? assignment.id, source);
    entry.assignments.push({
      subject: assignment.subject,
      before: targetBefore(rows.assignments, assignment),
      after: assignment.target,
    });
  }
  for (const item of view.seesSalary ? rows.items.filter((one) => isSeen(one)) : [])
    entryOf(item, item.changeId ?? '', 'change').items.push(item.item);
  return [...entries.values()].sort(
    (one, other) =>
      compare(other.from, one.from) ||
      other.recordedAt - one.recordedAt ||
      compare(other.id, one.id),
  );
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

function targetBefore(
  assignments: readonly TimelineAssignment[],
  { id, subject, from }: TimelineAssignment,
): string | null {
  const before = assignments.findLast(
    (one) =>
      one.subject === subject && one.id !== id && one.withdrawnAt === null && one.from <= from,
  );
  return before?.target ?? null;
}

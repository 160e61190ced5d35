import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { jobTimeline, JOB_KINDS } from '../contract/employee/job-facts.js';
import type {
  JobChangeRecord,
  JobEmploymentRecord,
  JobTimelineRecord,
  JobTodayRecord,
  SalaryRound,
} from '../contract/job/job-changes.js';
import { amount } from '../contract/money.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { SettledFactsReader, type SettledFacts } from '../payroll/facts/settled-facts.js';
import { Clock } from '../platform/config/clock.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import type { JobView } from './access.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobValues, type ChangedJobValues, type NamedJobValues } from './job-values.js';
import type { AssignmentsOfSubject, SalaryOfPerson } from './judge-job-change.js';
import { timelineEntries, type TimelineEntry } from './timeline-entries.js';
import { TimelineReader, type TimelineRows } from './timeline-rows.js';

/** All that was recorded of one person's job, and what holds today. */
@Injectable()
export class JobTimelines {
  constructor(
    private readonly clock: Clock,
    private readonly rows: TimelineReader,
    private readonly known: JobChangeFacts,
    private readonly periods: EmploymentPeriods,
    private readonly values: JobValues,
    private readonly settled: SettledFactsReader,
  ) {}

  async read(view: JobView): Promise<JobTimelineRecord> {
    const today = this.clock.today();
    const rows = await this.rows.read(view.employeeId);
    const subjects = [...new Set(['pattern', ...rows.assignments.map(({ subject }) => subject)])];
    const [person] = await this.known.read([view.employeeId], subjects);
    const assignments = person?.assignments ?? new Map<string, AssignmentsOfSubject>();
    const entries = timelineEntries(rows, assignments, view, today);
    const people = await this.rows.counts(
      view.seesPlanned ? entries.flatMap((one) => (one.source === 'opening' ? [] : one.id)) : [],
    );
    const settled = view.seesSalary ? await this.settled.read(view.employeeId) : null;
    const periods = await this.periods.readOne(view.employeeId);
    const hiredOn = periods[0]?.hiredOn ?? null;
    const around = { view, today, hiredOn };
    const held = [...heldFacts(rows.facts, around), ...heldAssignments(assignments, around)];
    const named = await this.values.read([...entries, ...held.map(({ values }) => values)]);
    return {
      changes: entries.map((entry) =>
        changeRecord(entry, { ...around, named, settled, people: people.get(entry.id) ?? 1 }),
      ),
      employments: employmentRecords(periods),
      today: held.flatMap(({ values, since, next }) =>
        named.changes(values).map(({ kind, before, after }): JobTodayRecord => ({
          kind,
          value: before,
          since,
          next: next === null ? null : { from: next, value: after },
        })),
      ),
      ...(view.seesSalary && { salary: salaryToday(person?.salaries ?? [], around) }),
    };
  }
}

interface Around {
  view: JobView;
  today: CalendarDate;
  hiredOn: CalendarDate | null;
}

/** A value of today beside the next one. */
interface HeldValue {
  values: ChangedJobValues;
  since: CalendarDate | null;
  next: CalendarDate | null;
}

function heldFacts(facts: TimelineRows['facts'], { view, today, hiredOn }: Around): HeldValue[] {
  return JOB_KINDS.flatMap((kind): HeldValue[] => {
    const timeline = jobTimeline(facts, kind);
    const inForce = inForceOn(timeline, today) ?? null;
    const next = (view.seesPlanned && timeline.find(({ from }) => from > today)) || null;
    if (!inForce && !next) return [];
    return [
      {
        values: { facts: [{ kind, before: inForce, after: next }], assignments: [], items: [] },
        since: inForce && (inForce.source === 'opening' ? hiredOn : inForce.from),
        next: next && next.from,
      },
    ];
  });
}

function heldAssignments(
  assignments: ReadonlyMap<string, AssignmentsOfSubject>,
  { view, today, hiredOn }: Around,
): HeldValue[] {
  return [...assignments].flatMap(([subject, { own, everybody }]): HeldValue[] => {
    const spans = assignedSpans(own, everybody);
    const inForce = inForceOn(spans, today);
    const next = (view.seesPlannedTime && spans.find(({ from }) => from > today)) || null;
    const before = inForce?.target ?? null;
    if (before === null && !next) return [];
    const change = { subject, before, after: next && next.target };
    return [
      {
        values: { facts: [], assignments: [change], items: [] },
        since: before === null || !inForce ? null : latest(inForce.since, hiredOn ?? inForce.since),
        next: next && next.from,
      },
    ];
  });
}

function salaryToday(
  salaries: readonly SalaryOfPerson[],
  { today, hiredOn }: Around,
): JobTimelineRecord['salary'] {
  const salary = inForceOn(salaries, today);
  if (!salary) return { amount: null, since: null };
  return { amount: amount(salary.salary), since: salary.isOpening ? hiredOn : salary.from };
}

interface Shown extends Around {
  named: NamedJobValues;
  settled: SettledFacts | null;
  people: number;
}

function changeRecord(
  entry: TimelineEntry,
  { named, today, hiredOn, view, settled, people }: Shown,
): JobChangeRecord {
  const { source, withdrawn, salary, from } = entry;
  const isOpening = source === 'opening';
  return {
    _id: entry.id,
    from: isOpening ? (hiredOn ?? from) : from,
    source,
    state: withdrawn ? 'withdrawn' : from > today ? 'planned' : 'inForce',
    reason: entry.reason,
    round: entry.round === null ? null : (JSON.parse(entry.round) as SalaryRound),
    people,
    values: named.changes(entry),
    salary: salary && {
      before: salary.before === null ? null : amount(salary.before),
      after: amount(salary.after),
    },
    by: entry.by === null ? null : { name: entry.by },
    recordedAt: entry.recordedAt === 0 ? null : new Date(entry.recordedAt).toISOString(),
    settled:
      entry.instants
        .map((instant) => settled?.settledIn(from, instant) ?? null)
        .find((period) => period !== null) ?? null,
    withdrawn: withdrawn && {
      at: new Date(withdrawn.at).toISOString(),
      by: withdrawn.by === null ? null : { name: withdrawn.by },
      reason: withdrawn.reason,
    },
    canWithdraw:
      view.seesPlanned &&
      !withdrawn &&
      !isOpening &&
      source !== 'import' &&
      entry.importId === null,
  };
}

/** Newest first. */
function employmentRecords(periods: readonly EmploymentPeriod[]): JobEmploymentRecord[] {
  return periods
    .flatMap(({ hiredOn, leftOn }, place): JobEmploymentRecord[] => [
      ...(hiredOn === null
        ? []
        : [{ kind: place === 0 ? 'hired' : 'returned', on: hiredOn } as const]),
      ...(leftOn === null ? [] : [{ kind: 'left', on: leftOn } as const]),
    ])
    .reverse();
}

import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
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
import type { JobFactValue } from '../employee/job/todays-job.js';
import { Clock } from '../platform/config/clock.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import type { JobView } from './access.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobValues, type NamedJobValues } from './job-values.js';
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
  ) {}

  async read(view: JobView): Promise<JobTimelineRecord> {
    const today = this.clock.today();
    const rows = await this.rows.read(view.employeeId);
    const entries = timelineEntries(rows, view, today);
    const people = await this.rows.counts(
      view.seesPlanned ? entries.flatMap((one) => (one.source === 'opening' ? [] : one.id)) : [],
    );
    const periods = await this.periods.readOne(view.employeeId);
    const hiredOn = periods[0]?.hiredOn ?? null;
    const now = await this.todays(view, rows, hiredOn);
    const named = await this.values.read(
      [
        ...entries.flatMap(({ facts }) => facts.flatMap((one) => [one.before, one.after])),
        ...now.facts,
      ],
      [
        ...entries.flatMap(({ assignments }) =>
          assignments.flatMap(({ subject, before, after }) => [
            { subject, target: before },
            { subject, target: after },
          ]),
        ),
        ...now.targets,
      ],
      entries.some(({ items }) => items.length > 0),
    );
    return {
      changes: entries.map((entry) =>
        changeRecord(entry, { named, today, hiredOn, view, people: people.get(entry.id) ?? 1 }),
      ),
      employments: employmentRecords(periods),
      today: now.records(named),
      ...(view.seesSalary && { salary: now.salary }),
    };
  }

  private async todays(view: JobView, rows: TimelineRows, hiredOn: CalendarDate | null) {
    const today = this.clock.today();
    const subjects = [...new Set(['pattern', ...rows.assignments.map(({ subject }) => subject)])];
    const [person] = await this.known.read([view.employeeId], subjects);
    const since = (from: CalendarDate) => (hiredOn !== null && from < hiredOn ? hiredOn : from);
    const facts = JOB_KINDS.map((kind) => {
      const timeline = jobTimeline(rows.facts, kind);
      const inForce = inForceOn(timeline, today);
      const next = view.seesPlanned ? timeline.find(({ from }) => from > today) : undefined;
      return { kind, inForce, next };
    }).filter(({ inForce, next }) => inForce !== undefined || next !== undefined);
    const assigned = subjects.map((subject) => {
      const { own = [], everybody = [] } = person?.assignments.get(subject) ?? {};
      const spans = assignedSpans(own, everybody);
      const next = view.seesPlannedTime ? spans.find(({ from }) => from > today) : undefined;
      return { subject, inForce: inForceOn(spans, today), next };
    });
    const salary = inForceOn(person?.salaries ?? [], today);
    return {
      facts: facts.flatMap(({ inForce, next }): JobFactValue[] =>
        [inForce, next].filter((fact) => fact !== undefined),
      ),
      targets: assigned.flatMap(({ subject, inForce, next }) =>
        [inForce, next].map((span) => ({ subject, target: span?.target ?? null })),
      ),
      salary: {
        amount: salary ? amount(salary.salary) : null,
        since: salary ? (salary.isOpening ? hiredOn : salary.from) : null,
      },
      records: (named: NamedJobValues): JobTodayRecord[] => [
        ...facts.map(({ kind, inForce, next }) => ({
          kind,
          value: named.fact(inForce ?? null),
          since: inForce ? (inForce.source === 'opening' ? hiredOn : inForce.from) : null,
          next: next ? { from: next.from, value: named.fact(next) } : null,
        })),
        ...assigned
          .filter(({ inForce, next }) => inForce?.target != null || next !== undefined)
          .map(({ subject, inForce, next }) => ({
            kind: subject === 'pattern' ? ('pattern' as const) : ('policy' as const),
            value: named.target(inForce?.target ?? null),
            since: inForce?.target != null ? since(inForce.since) : null,
            next: next ? { from: next.from, value: named.target(next.target) } : null,
          })),
      ],
    };
  }
}

interface Shown {
  named: NamedJobValues;
  today: CalendarDate;
  hiredOn: CalendarDate | null;
  view: JobView;
  people: number;
}

function changeRecord(
  entry: TimelineEntry,
  { named, today, hiredOn, view, people }: Shown,
): JobChangeRecord {
  const { source, withdrawn, salary } = entry;
  const isOpening = source === 'opening';
  return {
    _id: entry.id,
    from: isOpening ? (hiredOn ?? entry.from) : entry.from,
    source,
    state: withdrawn ? 'withdrawn' : entry.from > today ? 'planned' : 'inForce',
    reason: entry.reason,
    round: entry.round === null ? null : (JSON.parse(entry.round) as SalaryRound),
    people,
    values: [
      ...entry.facts.map(({ before, after }) => ({
        kind: after.kind,
        before: named.fact(before),
        after: named.fact(after),
      })),
      ...entry.assignments.map(({ subject, before, after }) => ({
        kind: subject === 'pattern' ? ('pattern' as const) : ('policy' as const),
        before: named.target(before),
        after: named.target(after),
      })),
      ...entry.items.map((item) => ({
        kind: 'item' as const,
        before: null,
        after: named.item(item),
      })),
    ],
    salary: salary && {
      before: salary.before === null ? null : amount(salary.before),
      after: amount(salary.after),
    },
    by: entry.by === null ? null : { name: entry.by },
    recordedAt: entry.recordedAt === 0 ? null : new Date(entry.recordedAt).toISOString(),
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

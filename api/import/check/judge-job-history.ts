import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import {
  JOB_KINDS,
  jobTimeline,
  type JobFact,
  type JobKind,
} from '../../contract/employee/job-facts.js';
import type { JobFactValue } from '../../employee/job/todays-job.js';
import type { KnownPatterns } from './known-work.js';
import type { DatedFact, StagedWork } from './staged-work.js';

/** What a row says of one person from a day on. */
export interface StatedJob {
  row: number;
  from: CalendarDate;
  values: readonly JobFactValue[];
  /** A work pattern. */
  pattern: string | null;
  /** False for a row that is refused, or that repeats another one: it says nothing, but it may be the first one. */
  counts: boolean;
}

/** What the rows of one person record, and the departments that they are in then. */
export interface JudgedHistory {
  rows: ReadonlyMap<number, JudgedJob>;
  departments: readonly { from: CalendarDate }[];
}

type Value = Pick<JobFactValue, 'valueId' | 'value'>;

export interface JudgedJob {
  facts: DatedFact[];
  pattern: StagedWork['pattern'];
  changes: { kind: JobKind; before: Value | null; after: Value }[];
  patternBefore: string | null;
  isFirst: boolean;
  /** Another row of the file for the day, which says something else. */
  contradicts: { row: number; kind: JobKind } | null;
  /** What is recorded for the day, and says something else. */
  conflict: { kind: JobKind; recorded: Value } | null;
  patternConflict: { recorded: string | null } | null;
  /** The working time counts from a later day, or not at all, since leave years are closed. */
  patternMoved: 'later' | 'leftOut' | null;
}

export interface PersonHistory {
  facts: readonly JobFact[];
  patterns: KnownPatterns;
  /** The first day that is in no closed leave year. */
  firstOpenDay: CalendarDate;
}

type Timelines = Record<JobKind, (Value & { from: CalendarDate; isOpening: boolean })[]>;

/**
 * What the rows of one person record: facts only where they differ from what holds then. The first row holds from the beginning, where it replaces what was
 * known without a day; where something with a day is recorded before it, it holds from its own day.
 */
export function judgeJobHistory(person: PersonHistory, rows: readonly StatedJob[]): JudgedHistory {
  const inOrder = [...rows].sort((a, b) => (a.from < b.from ? -1 : 1));
  const timelines = Object.fromEntries(
    JOB_KINDS.map((kind) => [
      kind,
      jobTimeline(person.facts, kind).map(({ from, valueId, value, source }) => ({
        from,
        valueId,
        value,
        isOpening: source === 'opening',
      })),
    ]),
  ) as Timelines;
  let { patterns } = person;
  const judged = new Map<number, JudgedJob>();
  for (const [place, row] of inOrder.entries()) {
    if (!row.counts) continue;
    const isFirst = row.from === inOrder[0]?.from;
    const contradicts = contradictionOf(row, inOrder.slice(0, place));
    const facts = judgeFacts(timelines, row, isFirst);
    const pattern = judgePattern(patterns, row, laterPatterns(inOrder, place), person.firstOpenDay);
    const result = { ...facts, ...pattern, isFirst, contradicts };
    judged.set(row.row, result);
    if (contradicts || result.conflict || result.patternConflict) continue;
    for (const { kind, from, valueId, value } of result.facts)
      timelines[kind] = [
        ...timelines[kind].filter((one) => one.from !== from),
        { from, valueId, value, isOpening: false },
      ].sort((a, b) => (a.from < b.from ? -1 : 1));
    if (result.pattern) patterns = patterns.with(result.pattern.from, result.pattern.id);
  }
  return { rows: judged, departments: timelines.department };
}

function judgeFacts(
  timelines: Timelines,
  { from, values }: StatedJob,
  isFirst: boolean,
): Pick<JudgedJob, 'facts' | 'changes' | 'conflict'> {
  const judged: Pick<JudgedJob, 'facts' | 'changes' | 'conflict'> = {
    facts: [],
    changes: [],
    conflict: null,
  };
  for (const after of values) {
    const { kind } = after;
    const recorded = timelines[kind].find((one) => !one.isOpening && one.from === from);
    if (recorded && !isSame(recorded, after)) {
      judged.conflict ??= { kind, recorded };
      continue;
    }
    const isOpen = timelines[kind].every((one) => one.isOpening || one.from > from);
    const day = isFirst && isOpen ? EARLIEST_EMPLOYMENT : from;
    const before = spanOn(timelines[kind], day) ?? null;
    if (recorded || isSame(before, after)) continue;
    judged.facts.push({ ...after, from: day });
    judged.changes.push({ kind, before, after });
  }
  return judged;
}

function contradictionOf(
  { from, values }: StatedJob,
  before: readonly StatedJob[],
): JudgedJob['contradicts'] {
  for (const other of before.filter((one) => one.counts && one.from === from))
    for (const value of values) {
      const stated = other.values.find(({ kind }) => kind === value.kind);
      if (stated && !isSame(stated, value)) return { row: other.row, kind: value.kind };
    }
  return null;
}

/** Working time in closed leave years stays: the last row up to the first open day holds from that day. */
function judgePattern(
  patterns: KnownPatterns,
  { from, pattern }: StatedJob,
  later: readonly CalendarDate[],
  firstOpenDay: CalendarDate,
): Pick<JudgedJob, 'pattern' | 'patternBefore' | 'patternConflict' | 'patternMoved'> {
  const isClosed = from < firstOpenDay;
  const day = isClosed ? firstOpenDay : from;
  const patternBefore = patterns.on(day);
  const nothing = { pattern: null, patternBefore, patternConflict: null, patternMoved: null };
  if (pattern === null || pattern === patternBefore) return nothing;
  if (isClosed && later.some((other) => other <= firstOpenDay))
    return { ...nothing, patternMoved: 'leftOut' };
  const own = patterns.from(day);
  if (own) return { ...nothing, patternConflict: { recorded: own.target } };
  return {
    ...nothing,
    pattern: { id: pattern, from: day },
    patternMoved: isClosed ? 'later' : null,
  };
}

function laterPatterns(inOrder: readonly StatedJob[], place: number): CalendarDate[] {
  return inOrder
    .slice(place + 1)
    .flatMap(({ from, pattern, counts }) => (counts && pattern !== null ? from : []));
}

/** Nothing recorded is the same as nothing. */
function isSame(one: Value | null, other: Value): boolean {
  return (one?.valueId ?? null) === other.valueId && (one?.value ?? null) === other.value;
}

import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type {
  JobChangeRecord,
  JobEmploymentRecord,
  JobSubject,
  JobTimelineRecord,
  JobValue,
} from '../../../../api/contract/job/job-changes.js';

/** The first values stand with the first employment. */
export type TimelineEntry =
  | { kind: 'change'; on: CalendarDate; change: JobChangeRecord }
  | {
      kind: 'employment';
      on: CalendarDate | null;
      employment: JobEmploymentRecord['kind'] | null;
      opening: JobChangeRecord[];
    };

/** The latest day first; of one day the employment is beneath its changes. */
export function entriesOf({ changes, employments }: JobTimelineRecord): TimelineEntry[] {
  const opening = changes.filter(
    ({ source, state }) => source === 'opening' && state === 'inForce',
  );
  const first = [...employments].reverse().find(({ kind }) => kind === 'hired');
  const employed = employments.map((one): TimelineEntry => {
    const { kind, on } = one;
    return { kind: 'employment', on, employment: kind, opening: one === first ? opening : [] };
  });
  const changed = changes
    .filter((change) => !opening.includes(change))
    .map((change): TimelineEntry => ({ kind: 'change', on: change.from, change }));
  const known: TimelineEntry[] =
    !first && opening.length > 0
      ? [{ kind: 'employment', on: null, employment: null, opening }]
      : [];
  return [...changed, ...employed]
    .sort((a, b) => ((a.on ?? '') < (b.on ?? '') ? 1 : a.on === b.on ? 0 : -1))
    .concat(known);
}

/** Something that a change set holds today. */
export function holdsToday(
  { from, values, salary: changed }: JobChangeRecord,
  { today, salary }: JobTimelineRecord,
): boolean {
  return (
    (changed !== null && salary?.since === from) ||
    values.some(({ kind }) => today.some((one) => one.kind === kind && one.since === from))
  );
}

/** The value of a kind on a day; undefined where it is not known. */
export function valueOn(
  { changes, today }: JobTimelineRecord,
  kind: JobSubject,
  day: CalendarDate,
): JobValue | null | undefined {
  const facts = changes.flatMap(({ from, state, values }) =>
    state === 'withdrawn'
      ? []
      : values.filter((value) => value.kind === kind).map((value) => ({ from, ...value })),
  );
  const fact = facts.find(({ from }) => from <= day);
  if (fact) return fact.after;
  const later = facts.at(-1);
  return later ? later.before : today.find((one) => one.kind === kind)?.value;
}

/** The salary of a day; null where none is known. */
export function salaryOn({ changes, salary }: JobTimelineRecord, day: CalendarDate): number | null {
  const facts = changes.flatMap(({ from, state, salary }) =>
    state === 'withdrawn' || !salary ? [] : [{ from, ...salary }],
  );
  const fact = facts.find(({ from }) => from <= day);
  if (fact) return fact.after;
  const later = facts.at(-1);
  return later ? later.before : (salary?.amount ?? null);
}

import type { CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import type { EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { jobTimeline, type JobFact } from '../contract/employee/job-facts.js';
import type { SinceThenRecord } from '../contract/employee/since-then.js';

const KINDS = ['department', 'designation', 'manager'] as const;

export interface SinceThen<Fact> extends Omit<SinceThenRecord, 'value'> {
  /** Null of 'left'. */
  fact: Fact | null;
}

/** Of a past day what changed until today, then what is planned; of a day to come what changes until then. */
export function sinceThen<Fact extends JobFact>(
  { facts, periods }: { facts: readonly Fact[]; periods: readonly EmploymentPeriod[] },
  day: CalendarDate,
  today: CalendarDate,
): SinceThen<Fact>[] {
  const changed = KINDS.flatMap((kind) => {
    const timeline = jobTimeline(facts, kind);
    const [earlier, later] = [day, today].sort().map((one) => spanOn(timeline, one));
    const next = day < today ? timeline.find(({ from }) => from > today) : undefined;
    return [...(later && !isSame(earlier, later) ? [later] : []), ...(next ? [next] : [])].map(
      (fact) => ({ kind, fact, from: fact.from, planned: fact.from > today }),
    );
  });
  const all = [...lastDays(periods, day, today), ...changed];
  return [...all.filter(({ planned }) => !planned), ...all.filter(({ planned }) => planned)];
}

function isSame(one: JobFact | undefined, { valueId, value }: JobFact): boolean {
  return (one?.valueId ?? null) === valueId && (one?.value ?? null) === value;
}

/** Of the day's employment and those after it. Whose last day is today leaves tomorrow. */
function lastDays(
  periods: readonly EmploymentPeriod[],
  day: CalendarDate,
  today: CalendarDate,
): SinceThen<never>[] {
  return periods.flatMap(({ leftOn }) =>
    leftOn !== null && leftOn >= day
      ? [{ kind: 'left' as const, fact: null, from: leftOn, planned: leftOn >= today }]
      : [],
  );
}

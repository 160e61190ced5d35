import type { CalendarDate } from '../../contract/calendar-date.js';
import type { AwayOnDay, DayAboveLimit } from '../../contract/leave/coverage.js';
import type { CoverageCount } from '../leave-sight.js';

export interface CoverageRule {
  from: CalendarDate | null;
  to: CalendarDate | null;
  maxAway: number;
}

/** Days of leave, whose halves are those that its type counts. */
export interface Absence extends HalvesAway {
  /** Leave of a type that coverage rules do not count. */
  exempt: boolean;
  /** Those on which the person would work, as with every type. */
  worked: Pick<HalvesAway, 'morning' | 'afternoon'>;
}

/** With everybody, the type makes no difference: who sees only 'Away' learns nothing of it. */
export function countedAbsences<One extends Absence>(
  absences: readonly One[],
  count: CoverageCount,
): One[] {
  return count === 'everybody'
    ? absences.map((one) => ({ ...one, ...one.worked }))
    : absences.filter(({ exempt }) => !exempt);
}

/** A limit of 0 tells nothing about anybody. */
export function shownLimit(
  maxAway: number,
  days: readonly AwayOnDay[],
  count: CoverageCount,
): { maxAway: number | null; days: DayAboveLimit[] } {
  if (count === 'ofRule') return { maxAway, days: [...days] };
  return {
    maxAway: maxAway === 0 ? 0 : null,
    days: days.map(({ day }) => ({ day, away: null })),
  };
}

/** The halves of a day on which somebody would work, were they not on leave. */
export interface HalvesAway {
  employeeId: string;
  day: CalendarDate;
  morning: boolean;
  afternoon: boolean;
}

export type HalvesOfDay = Omit<HalvesAway, 'employeeId'>;

/** The people away on each day, by half. */
export type PeopleByDay = ReadonlyMap<
  CalendarDate,
  { morning: ReadonlySet<string>; afternoon: ReadonlySet<string> }
>;

export function peopleByDay(away: readonly HalvesAway[]): PeopleByDay {
  const days = new Map<CalendarDate, { morning: Set<string>; afternoon: Set<string> }>();
  for (const { employeeId, day, morning, afternoon } of away) {
    if (!morning && !afternoon) continue;
    let people = days.get(day);
    if (!people) days.set(day, (people = { morning: new Set(), afternoon: new Set() }));
    if (morning) people.morning.add(employeeId);
    if (afternoon) people.afternoon.add(employeeId);
  }
  return days;
}

/** The people away, of the fuller half; in the order of days, without days on which nobody is. */
export function awayByDay(away: readonly HalvesAway[]): AwayOnDay[] {
  const days = [...peopleByDay(away)].map(([day, { morning, afternoon }]) => ({
    day,
    away: Math.max(morning.size, afternoon.size),
  }));
  return days.sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function isRuleInForce(
  { from, to }: Pick<CoverageRule, 'from' | 'to'>,
  day: CalendarDate,
): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

export function overLimit(rule: CoverageRule, counted: readonly AwayOnDay[]): AwayOnDay[] {
  return counted.filter(({ day, away }) => isRuleInForce(rule, day) && away > rule.maxAway);
}

/** The days on which somebody's leave breaks a rule, in a half that it takes itself. What else they have on these days is not counted beside it. */
export function daysBroken(
  rule: CoverageRule,
  people: PeopleByDay,
  employeeId: string,
  asked: readonly HalvesOfDay[],
): AwayOnDay[] {
  const othersIn = (half: ReadonlySet<string> | undefined) =>
    half ? half.size - Number(half.has(employeeId)) : 0;
  return asked.flatMap(({ day, morning, afternoon }) => {
    if (!isRuleInForce(rule, day) || (!morning && !afternoon)) return [];
    const there = people.get(day);
    const away =
      1 +
      Math.max(morning ? othersIn(there?.morning) : 0, afternoon ? othersIn(there?.afternoon) : 0);
    return away > rule.maxAway ? [{ day, away }] : [];
  });
}

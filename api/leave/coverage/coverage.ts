import type { CalendarDate } from '../../contract/calendar-date.js';
import type { AwayOnDay } from '../../contract/coverage.js';

export interface CoverageRule {
  from: CalendarDate | null;
  to: CalendarDate | null;
  maxAway: number;
}

/** The halves of a day on which somebody would work, were they not on leave. */
export interface HalvesAway {
  employeeId: string;
  day: CalendarDate;
  morning: boolean;
  afternoon: boolean;
}

export type HalvesOfDay = Omit<HalvesAway, 'employeeId'>;

interface PeopleAway {
  morning: Set<string>;
  afternoon: Set<string>;
}

function peopleByDay(away: readonly HalvesAway[]): Map<CalendarDate, PeopleAway> {
  const days = new Map<CalendarDate, PeopleAway>();
  for (const { employeeId, day, morning, afternoon } of away) {
    if (!morning && !afternoon) continue;
    const people = days.get(day) ?? { morning: new Set(), afternoon: new Set() };
    if (morning) people.morning.add(employeeId);
    if (afternoon) people.afternoon.add(employeeId);
    days.set(day, people);
  }
  return days;
}

/** The people away, of the fuller half; in the order of days, without days on which nobody is. */
export function awayByDay(away: readonly HalvesAway[]): AwayOnDay[] {
  const days = [...peopleByDay(away)].map(([day, { morning, afternoon }]) => ({ day, away: Math.max(morning.size, afternoon.size) }));
  return days.sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function holdsOn({ from, to }: Pick<CoverageRule, 'from' | 'to'>, day: CalendarDate): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

export function overLimit(rule: CoverageRule, counted: readonly AwayOnDay[]): AwayOnDay[] {
  return counted.filter(({ day, away }) => holdsOn(rule, day) && away > rule.maxAway);
}

/** The days on which leave breaks a rule, in a half that it takes itself. `others` are the people beside the one who asks. */
export function daysBroken(rule: CoverageRule, others: readonly HalvesAway[], asked: readonly HalvesOfDay[]): AwayOnDay[] {
  const days = peopleByDay(others);
  return asked.flatMap(({ day, morning, afternoon }) => {
    if (!holdsOn(rule, day) || (!morning && !afternoon)) return [];
    const people = days.get(day);
    const away = 1 + Math.max(morning ? (people?.morning.size ?? 0) : 0, afternoon ? (people?.afternoon.size ?? 0) : 0);
    return away > rule.maxAway ? [{ day, away }] : [];
  });
}

import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { CalendarRule, TeamCalendarResponse } from '../../../api/contract/team-calendar.js';
import type { AwayDay } from '../ui/timeline/away-day.js';

/** Numbers by day. On days above a limit it is the number that the rule counts, which may be of more people than those shown. */
export function awayDays({ away, rules }: Pick<TeamCalendarResponse, 'away' | 'rules'>): Map<CalendarDate, AwayDay> {
  const days = new Map<CalendarDate, AwayDay>(away.map(({ day, away: count }) => [day, { away: count }]));
  for (const { block, over } of rules) {
    for (const { day, away: count } of over) {
      const known = days.get(day);
      days.set(day, { away: Math.max(count, known?.away ?? 0), over: block || known?.over === 'block' ? 'block' : 'warn' });
    }
  }
  return days;
}

/** The limit, if it is the same for all rules. */
export function commonLimit(rules: readonly CalendarRule[]): number | undefined {
  const limits = new Set(rules.map(({ maxAway }) => maxAway));
  return limits.size === 1 ? rules[0]?.maxAway : undefined;
}

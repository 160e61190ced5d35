import {
  type CalendarDate,
  eachDay,
  earliest,
  latest,
} from '../../../api/contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CalendarRule } from '../../../api/contract/leave/team-calendar.js';
import type { AwayDay } from '../ui/timeline/away-day.js';
import { isOffForAll } from '../ui/timeline/timeline-shapes.js';
import type { Period } from './calendar-period.js';

type Counted = Pick<TeamCalendarResponse, 'away' | 'rules' | 'schedules'> & { query: Period };

/** Numbers by day. On days above a limit it is the number that the rule counts, if the reader has it; that of a rule that refuses leave comes first. */
export function awayDays({ away, rules, schedules, query }: Counted): Map<CalendarDate, AwayDay> {
  const days = new Map<CalendarDate, AwayDay>(
    away.map(({ day, away: count }) => [day, { away: count }]),
  );
  for (const rule of [...rules].sort((one, other) => Number(one.block) - Number(other.block))) {
    const tone = rule.block ? 'block' : 'warn';
    for (const day of closedDays(rule, query)) {
      if (!isOffForAll(schedules, day)) days.set(day, { away: 0, ...days.get(day), closed: tone });
    }
    for (const { day, away: ofRule } of rule.over) {
      const known = days.get(day);
      const count = ofRule ?? known?.away ?? 0;
      days.set(day, {
        ...known,
        away: known?.over === tone ? Math.max(count, known.away) : count,
        over: tone,
      });
    }
  }
  return days;
}

/** Those of a rule by which no one may be away. */
function closedDays({ maxAway, from, to }: CalendarRule, period: Period): CalendarDate[] {
  if (maxAway !== 0) return [];
  const first = latest(period.from, from ?? period.from);
  const last = earliest(period.to, to ?? period.to);
  return first > last ? [] : eachDay(first, last);
}

/** The limit on all days of a period, if the rules that hold so long agree. */
export function commonLimit(
  rules: readonly CalendarRule[],
  { from, to }: Period,
): number | undefined {
  const holding = rules.filter((rule) => (rule.from ?? from) <= from && (rule.to ?? to) >= to);
  const limits = new Set(holding.map(({ maxAway }) => maxAway));
  return limits.size === 1 ? (holding[0]?.maxAway ?? undefined) : undefined;
}

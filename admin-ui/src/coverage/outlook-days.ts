import { addDays, type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { CoverageOutlookDay } from '../../../api/contract/leave/coverage.js';
import type { CoverDay } from '../ui/charts/cover-strip-layout.js';

/** Days one after the other with the same people. */
export interface SameDays {
  first: CalendarDate;
  last: CalendarDate;
  away: number;
  names: string[];
}

export const awayOn = ({ approved, pending }: CoverageOutlookDay): number => approved + pending;

export const daysOver = (days: CoverageOutlookDay[], limit: number): CoverageOutlookDay[] =>
  days.filter((day) => awayOn(day) > limit);

/** Undefined if nobody is away; the first of several. */
export function busiestDay(days: CoverageOutlookDay[]): CoverageOutlookDay | undefined {
  return days.reduce<CoverageOutlookDay | undefined>(
    (most, day) => (most && awayOn(most) >= awayOn(day) ? most : day),
    undefined,
  );
}

export function sameDays(days: CoverageOutlookDay[]): SameDays[] {
  const found: SameDays[] = [];
  for (const day of days) {
    const open = found.at(-1);
    const isNext =
      open &&
      addDays(open.last, 1) === day.day &&
      open.away === awayOn(day) &&
      open.names.join('\n') === day.names.join('\n');
    if (isNext) open.last = day.day;
    else found.push({ first: day.day, last: day.day, away: awayOn(day), names: day.names });
  }
  return found;
}

/** As many days as there is room for, around those above the limit; without any, around the busiest. */
export function drawnDays(
  days: CoverageOutlookDay[],
  limit: number | undefined,
  room: number,
): CoverDay[] {
  const over = limit === undefined ? [] : daysOver(days, limit);
  const [busiest] = over.length > 0 ? over : [busiestDay(days)];
  const first = days[0];
  if (!busiest || !first) return [];
  const last = over.at(-1)?.day ?? busiest.day;
  const spare = Math.max(0, room - inclusiveDays(busiest.day, last));
  const from = addDays(busiest.day, -Math.min(over.length > 0 ? 1 : Math.floor(spare / 2), spare));
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: room }, (_, index) => {
    const day = addDays(from, index);
    const { approved = 0, pending = 0 } = known.get(day) ?? {};
    return { day, taken: approved, open: pending };
  });
}

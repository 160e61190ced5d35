import { type CalendarDate, eachDay } from '../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import type { DayHalf } from '../../../api/contract/working-time/working-time.js';
import type { Period } from './calendar-period.js';

/** Days of work that an absence takes, in halves. Undefined where it runs on beyond the days whose schedule is known, and for a part of a day. */
export function workingDays(
  { startDate, endDate, startsAt, endsAt, minutes }: CalendarAbsence,
  { free, holidays }: CalendarSchedule,
  { from, to }: Period,
): number | undefined {
  if (minutes !== null || startDate < from || endDate > to) return undefined;
  const off = [...free, ...holidays];
  const isOff = (on: CalendarDate, part: DayHalf) =>
    off.some(({ day, half }) => day === on && (half === null || half === part));
  const isAway = (on: CalendarDate, part: DayHalf) =>
    !(part === 'morning'
      ? on === startDate && startsAt === 'noon'
      : on === endDate && endsAt === 'noon');
  const halves = eachDay(startDate, endDate).flatMap((day) =>
    (['morning', 'afternoon'] as const).filter((part) => isAway(day, part) && !isOff(day, part)),
  );
  return halves.length / 2;
}

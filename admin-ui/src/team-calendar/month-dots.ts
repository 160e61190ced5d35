import {
  type CalendarDate,
  eachDay,
  earliest,
  latest,
} from '../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarPerson,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import { isDayOff, isOffForAll } from '../ui/timeline/timeline-shapes.js';
import type { Period } from './calendar-period.js';

/** How many people are away on a day. */
export interface DayDots {
  approved: number;
  pending: number;
  /** Not counted by the rules of coverage. */
  exempt: number;
}

const KINDS = ['approved', 'pending', 'exempt'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = ({ status, exempt }: CalendarAbsence): Kind =>
  exempt ? 'exempt' : status === 'Pending' ? 'pending' : 'approved';

/** Each person once a day, on days on which they would work. */
export function monthDots(
  people: readonly Pick<CalendarPerson, 'absences' | 'schedule'>[],
  schedules: readonly CalendarSchedule[],
  { from, to }: Period,
): Map<CalendarDate, DayDots> {
  const dots = new Map<CalendarDate, DayDots>();
  for (const { absences, schedule } of people) {
    const days = new Map<CalendarDate, Kind>();
    for (const absence of absences)
      for (const day of eachDay(latest(from, absence.startDate), earliest(to, absence.endDate)))
        if (!isDayOff(schedules[schedule], day))
          days.set(day, firstOf(days.get(day), kindOf(absence)));
    for (const [day, kind] of days) {
      const known = dots.get(day) ?? { approved: 0, pending: 0, exempt: 0 };
      dots.set(day, { ...known, [kind]: known[kind] + 1 });
    }
  }
  return dots;
}

const firstOf = (one: Kind | undefined, other: Kind): Kind =>
  KINDS.find((kind) => kind === one || kind === other) ?? other;

export const peopleOf = ({ approved, pending, exempt }: DayDots): number =>
  approved + pending + exempt;

/** Today while somebody is away, else the busiest day to come; without any, the first day of work. */
export function firstShown(
  dots: ReadonlyMap<CalendarDate, DayDots>,
  schedules: readonly CalendarSchedule[],
  { from, to }: Period,
  today: CalendarDate,
): CalendarDate {
  const isNow = from <= today && today <= to;
  if (isNow && dots.has(today)) return today;
  const days = eachDay(isNow ? today : from, to);
  const busiest = days.reduce<{ day?: CalendarDate; away: number }>(
    (most, day) => {
      const known = dots.get(day);
      const away = known ? peopleOf(known) : 0;
      return away > most.away ? { day, away } : most;
    },
    { away: 0 },
  ).day;
  return busiest ?? days.find((day) => !isOffForAll(schedules, day)) ?? from;
}

/** The next day in a direction on which somebody is away. */
export function nextAway(
  dots: ReadonlyMap<CalendarDate, DayDots>,
  day: CalendarDate,
  direction: 1 | -1,
): CalendarDate | undefined {
  const others = [...dots.keys()].sort().filter((one) => (direction === 1 ? one > day : one < day));
  return direction === 1 ? others[0] : others.at(-1);
}

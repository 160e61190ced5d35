import type { HolidaysTypes } from 'date-holidays';
import { addDays, type CalendarDate } from '../../../contract/calendar-date.js';
import {
  HOLIDAY_KINDS,
  type ProposedHoliday,
} from '../../../contract/working-time/holiday-proposals.js';
import { HOLIDAY_NAME_MAX, type DayHalf } from '../../../contract/working-time/working-time.js';
import { joinHoliday } from '../joined-holidays.js';
import { partOfDay } from '../part-of-day.js';

/** A holiday as the library finds it. */
export type Found = Pick<
  HolidaysTypes.Holiday,
  'date' | 'start' | 'end' | 'name' | 'type' | 'rule'
>;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** If a day has several holidays, those of the strongest kind name it. */
export function proposedDays(
  found: readonly Omit<Found, 'rule'>[],
  year: number,
): ProposedHoliday[] {
  const days = new Map<CalendarDate, ProposedHoliday>();
  for (const kind of HOLIDAY_KINDS) {
    const ofKind = new Map<CalendarDate, ProposedHoliday>();
    for (const holiday of found.filter(({ type }) => type === kind)) {
      for (const { day, half } of daysOf(holiday)) {
        if (day.startsWith(`${year}-`) && !days.has(day))
          joinHoliday(ofKind, { day, half, name: holiday.name.slice(0, HOLIDAY_NAME_MAX), kind });
      }
    }
    for (const [day, holiday] of ofKind) days.set(day, holiday);
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** `date` is '2027-12-24 14:00:00' in the country's time, which may be an hour short or long where clocks change. */
export function daysOf({
  date,
  start,
  end,
}: Pick<Found, 'date' | 'start' | 'end'>): { day: CalendarDate; half: DayHalf | null }[] {
  const [first, from] = [date.slice(0, 10), Number(date.slice(11, 13))];
  const hours = Math.round((end.getTime() - start.getTime()) / HOUR_MS);
  const whole = Math.round(hours / DAY_HOURS);
  if (from === 0 && Math.abs(hours - whole * DAY_HOURS) <= 1)
    return Array.from({ length: whole }, (_, index) => ({
      day: addDays(first, index),
      half: null,
    }));
  const days = Math.ceil((from + hours) / DAY_HOURS);
  return Array.from({ length: days }, (_, index) => index).flatMap((index) => {
    const half = partOfDay(
      index === 0 ? from : 0,
      Math.min(DAY_HOURS, from + hours - index * DAY_HOURS),
    );
    return half === undefined ? [] : [{ day: addDays(first, index), half }];
  });
}

import { addDays, inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';

/** Minutes of a morning and of an afternoon. */
export type Slot = readonly [morning: number, afternoon: number];

/** Days from a Monday on; whole weeks, one to four. */
export type WorkSlots = readonly Slot[];

/** People without a pattern work Monday to Friday, four hours each half day. */
export const STANDARD_WEEK: WorkSlots = [...Array<Slot>(5).fill([240, 240]), [0, 0], [0, 0]];

/** A pattern holds from this day until the next span; its first week is the one, from Monday on, that contains the day. */
export interface PatternSpan {
  from: CalendarDate;
  slots: WorkSlots;
}

/** The first weekday of work, 0 for Monday; Monday where people work on all days or on none. */
export function firstWorkday(slots: WorkSlots): number {
  const works = (weekday: number) =>
    slots.some((slot, place) => place % 7 === weekday % 7 && slot.some((minutes) => minutes > 0));
  return Math.max(
    0,
    [0, 1, 2, 3, 4, 5, 6].findIndex((weekday) => works(weekday) && !works(weekday + 6)),
  );
}

const A_MONDAY = '1970-01-05';
const LONG_AGO = '1900-01-01';

export function slotOn(span: PatternSpan | undefined, day: CalendarDate): Slot {
  const { from, slots } = span ?? { from: A_MONDAY, slots: STANDARD_WEEK };
  return slots[modulo(inclusiveDays(mondayOf(from), day) - 1, slots.length)] ?? [0, 0];
}

export interface WeeklyWork {
  minutes: number;
  halves: number;
  weeks: number;
}

/** The work of one cycle, in minutes and in half days, and how many weeks the cycle has. */
export function cycleWork(slots: WorkSlots): WeeklyWork {
  const halves = slots.flat();
  return {
    minutes: halves.reduce((sum, minutes) => sum + minutes, 0),
    halves: halves.filter((minutes) => minutes > 0).length,
    weeks: slots.length / 7,
  };
}

/** Patterns that hold long before anybody was hired count their weeks from a Monday long ago. */
export function mondayOf(day: CalendarDate): CalendarDate {
  const from = day < LONG_AGO ? A_MONDAY : day;
  return addDays(from, -modulo(inclusiveDays(A_MONDAY, from) - 1, 7));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

import { isCalendarDate, type CalendarDate } from '../../contract/calendar-date.js';
import type { DayHalf } from '../../contract/working-time/working-time.js';
import type { AddedHoliday } from './holiday-fields.js';
import { dueYears, type StoredDay } from './proposals/country-years.js';

/** A day that returns each year on the same date. */
export interface YearlyDay {
  /** 12-24 */
  monthDay: string;
  half: DayHalf | null;
  name: string;
}

const monthDayOf = (day: CalendarDate): string => day.slice(5);

/** The days to come that a calendar lacks. One that an admin has removed stays removed in its year. */
export function yearlyDaysToAdd({
  today,
  yearly,
  stored,
}: {
  today: CalendarDate;
  yearly: readonly YearlyDay[];
  stored: readonly StoredDay[];
}): AddedHoliday[] {
  const known = new Set(
    stored.filter(({ live, endedBy }) => live !== null || endedBy !== null).map(({ day }) => day),
  );
  return dueYears(today, null)
    .flatMap((year) =>
      yearly.map(({ monthDay, half, name }) => ({ day: `${year}-${monthDay}`, half, name })),
    )
    .filter(({ day }) => isCalendarDate(day) && day >= today && !known.has(day))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** With these days as they return from now on, or without them. */
export function yearlyAfter(
  yearly: readonly YearlyDay[],
  days: readonly AddedHoliday[],
  returns: boolean,
): YearlyDay[] {
  const after = new Map(yearly.map((one) => [one.monthDay, one]));
  for (const { day, half, name } of days) {
    const monthDay = monthDayOf(day);
    if (returns) after.set(monthDay, { monthDay, half, name });
    else after.delete(monthDay);
  }
  return [...after.values()].toSorted((one, other) => (one.monthDay < other.monthDay ? -1 : 1));
}

export const isYearly = (yearly: readonly YearlyDay[], day: CalendarDate): boolean =>
  yearly.some(({ monthDay }) => monthDay === monthDayOf(day));

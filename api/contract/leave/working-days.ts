import { addDays, type CalendarDate } from '../calendar-date.js';

/** Monday to Friday: those whom a request waits for may have different calendars (decision 0127). */
function isWorkingDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Days after the first one, up to and including the second. */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day)) days += 1;
  return days;
}

export function addWorkingDays(from: CalendarDate, count: number): CalendarDate {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

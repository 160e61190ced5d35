import { addDays, addYears, type CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveYearState } from '../../contract/leave-year-end.js';

const CALENDAR_YEAR = '01-01';

export interface TypeLeaveYear {
  /** The year in which it ends. */
  year: number;
  from: CalendarDate;
  until: CalendarDate;
}

/** The leave year that all policies of a type share; where they differ, or count from the hire date, the calendar year, in which each person's own year is closed that ends in it. */
export function commonYearStart(yearStarts: readonly string[]): string {
  const [first, ...others] = [...new Set(yearStarts)];
  return first === undefined || first === 'hire' || others.length > 0 ? CALENDAR_YEAR : first;
}

export function leaveYearEnding(year: number, yearStart: string): TypeLeaveYear {
  const until = addDays(yearStart === CALENDAR_YEAR ? `${year + 1}-01-01` : `${year}-${yearStart}`, -1);
  return { year, from: addYears(addDays(until, 1), -1), until };
}

export function leaveYearWith(day: CalendarDate, yearStart: string): TypeLeaveYear {
  const year = leaveYearEnding(Number(day.slice(0, 4)), yearStart);
  return day <= year.until ? year : leaveYearEnding(year.year + 1, yearStart);
}

export function leaveYearState({ from, until }: TypeLeaveYear, closedUntil: CalendarDate | null, today: CalendarDate): LeaveYearState {
  if (closedUntil !== null && until <= closedUntil) return 'closed';
  return from > today ? 'coming' : 'running';
}

import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';

/** Whole years and months from a first day to a last, both of them included. */
export function timeBetween(first: CalendarDate, last: CalendarDate): { years: number; months: number } {
  const [from, to] = [first, addDays(last, 1)].map((date) => date.split('-').map(Number) as [number, number, number]) as [Parts, Parts];
  const months = Math.max(0, (to[0] - from[0]) * 12 + to[1] - from[1] - (to[2] < from[2] ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}

type Parts = [number, number, number];

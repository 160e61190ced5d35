import {
  addMonths,
  type CalendarDate,
  inclusiveDays,
} from '../../../api/contract/calendar-date.js';
import { firstDayOf, lastDayOf, monthOf } from '../ui/calendar/month-days.js';

export const CALENDAR_VIEWS = ['month', 'quarter'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

const MONTHS: Record<CalendarView, number> = { month: 1, quarter: 3 };

/** The month or quarter of a day. */
export function periodOf(view: CalendarView, day: CalendarDate): Period {
  const month = Number(day.slice(5, 7)) - 1;
  const from = addMonths(firstDayOf(monthOf(day)), -(month % MONTHS[view]));
  return { from, to: lastDayOf(monthOf(addMonths(from, MONTHS[view] - 1))) };
}

export const movePeriod = (view: CalendarView, day: CalendarDate, count: number): CalendarDate =>
  addMonths(firstDayOf(monthOf(day)), count * MONTHS[view]);

export const daysIn = ({ from, to }: Period): number => inclusiveDays(from, to);

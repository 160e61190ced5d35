import { addDays, inclusiveDays, type CalendarDate } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import type { RequestedLeave } from './requested-leave.js';

export interface RemainingPart extends RequestedLeave {
  /** Calendar days, first and last included. */
  days: number;
}

/** The parts before and after the days that are taken out, which are whole days of the leave. */
export function remainingParts(leave: RequestedLeave, from: CalendarDate, to: CalendarDate): RemainingPart[] {
  const { startDate, endDate } = leave;
  if (from < startDate || from > endDate) throw Problem.at('from', refusal('leave.nothing_to_shorten', { start: startDate, end: endDate }));
  if (to < from || to > endDate) throw Problem.at('to', refusal('leave.nothing_to_shorten', { start: startDate, end: endDate }));
  const before = { ...leave, endDate: addDays(from, -1), endsAt: 'evening' as const };
  const after = { ...leave, startDate: addDays(to, 1), startsAt: 'morning' as const };
  const parts = [before, after].filter((part) => part.startDate <= part.endDate);
  if (parts.length === 0) throw Problem.at('from', refusal('leave.nothing_left'));
  return parts.map((part) => ({ ...part, days: inclusiveDays(part.startDate, part.endDate) }));
}

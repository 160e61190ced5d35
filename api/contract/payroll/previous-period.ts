import { addDays, addMonths, inclusiveDays, type CalendarDate } from '../calendar-date.js';
import type { PeriodDates } from './payslips.js';

/** The period before, of the same frequency: a month, half a month, or as many days. */
export function previousPeriod({ from, to }: PeriodDates): PeriodDates {
  const before = addDays(from, -1);
  const endsMonth = addDays(to, 1).endsWith('-01');
  if (from.endsWith('-01') && endsMonth) return { from: addMonths(from, -1), to: before };
  if (from.endsWith('-16') && endsMonth) return { from: firstOf(before), to: before };
  if (from.endsWith('-01') && to.endsWith('-15'))
    return { from: addDays(firstOf(before), 15), to: before };
  return { from: addDays(from, -inclusiveDays(from, to)), to: before };
}

const firstOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

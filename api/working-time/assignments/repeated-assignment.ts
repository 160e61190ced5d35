import { inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';
import { targetId, type TargetColumn } from './assignment-targets.js';
import { mondayOf } from '../patterns/work-pattern.js';

export interface StoredAssignment extends Record<TargetColumn, string | null> {
  id: string;
  holder: string;
  employee_id: string | null;
  subject: string;
  inherit: number;
  from_date: CalendarDate;
}

interface Asked {
  target: string | null;
  inherit: boolean;
  from: CalendarDate;
  /** Days after which what is assigned begins anew. */
  cycle?: number;
}

/** Whether what is asked for holds already: nothing assigned at all is what everybody has. */
export function repeats(latest: StoredAssignment | undefined, { target, inherit, from, cycle = 1 }: Asked): boolean {
  if (!latest) return inherit;
  if (targetId(latest) !== target || Boolean(latest.inherit) !== inherit) return false;
  return (inclusiveDays(mondayOf(latest.from_date), mondayOf(from)) - 1) % cycle === 0;
}

import { inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { AssignmentRow } from './assignment-spans.js';
import type { TargetColumn } from './assignment-targets.js';
import { mondayOf } from '../patterns/work-pattern.js';

export interface StoredAssignment extends Record<TargetColumn, string | null> {
  id: string;
  holder: string;
  employee_id: string | null;
  subject: string;
  inherit: number;
  from_date: CalendarDate;
}

interface Asked extends AssignmentRow {
  /** Days after which what is assigned begins anew. */
  cycle?: number;
}

/** Whether what is asked for holds already: nothing assigned at all is what everybody has. */
export function repeats(latest: AssignmentRow | undefined, { target, inherit, from, cycle = 1 }: Asked): boolean {
  if (!latest) return inherit;
  if (latest.target !== target || latest.inherit !== inherit) return false;
  return (inclusiveDays(mondayOf(latest.from), mondayOf(from)) - 1) % cycle === 0;
}

import type { CalendarDate } from '../../contract/calendar-date.js';
import type { TargetColumn } from './assignment-targets.js';

export interface StoredAssignment extends Record<TargetColumn, string | null> {
  id: string;
  holder: string;
  employee_id: string | null;
  subject: string;
  inherit: number;
  from_date: CalendarDate;
}

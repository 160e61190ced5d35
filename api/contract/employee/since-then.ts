import type { CalendarDate } from '../calendar-date.js';
import type { JobKind } from './job-facts.js';

/** Something that is another between a day and today. */
export interface SinceThenRecord {
  kind: JobKind | 'left';
  /** A name; null where there is none any more. */
  value: string | null;
  /** Of somebody who left, the last day. */
  from: CalendarDate;
  /** From a day after today. */
  planned: boolean;
}

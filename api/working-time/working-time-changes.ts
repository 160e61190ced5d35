import type { CalendarDate } from '../contract/calendar-date.js';
import type {
  AssignmentSubject,
  EVERYBODY,
  MatchingHolders,
} from '../contract/working-time/working-time.js';
import type { AddedHoliday } from './holidays/holiday-fields.js';

/** Changes as they are previewed and compared with what is stored: nothing is left to be looked up or defaulted. */

export interface AssignmentChange {
  kind: 'assignment';
  /** Ids of employees in their order. */
  holders: typeof EVERYBODY | string[] | MatchingHolders;
  /** The hash of who matches the filter. */
  matched?: string;
  subject: AssignmentSubject;
  target: string | null;
  inherit: boolean;
  from: CalendarDate;
}

export interface AssignmentEndChange {
  kind: 'assignmentEnd';
  assignment: string;
}

export interface HolidaysChange {
  kind: 'holidays';
  calendar: string;
  /** By day. */
  add: AddedHoliday[];
  /** In order, without days that are added. */
  remove: CalendarDate[];
}

import type { FileOpening } from '../file-opening.js';
import type { SuccessResponse } from '../responses.js';
import type {
  HolidayRegion,
  LeftOutHoliday,
  ProposedHoliday,
  UnreadHolidayColumn,
} from './holiday-proposals.js';
import type { HolidayRecord } from './working-time.js';

export interface HolidayProposalsResponse extends SuccessResponse {
  /** Codes of ISO 3166. */
  countries: string[];
  /** Regions of the country; empty if its holidays are the same everywhere. */
  regions: HolidayRegion[];
  /** Holidays of the country or region in the year, at most one a day. */
  holidays: ProposedHoliday[];
}

export interface HolidayFileResponse extends SuccessResponse {
  /** Events or rows in the file. */
  entries: number;
  /** Days of the year that are no holidays in the calendar yet. */
  added: Omit<HolidayRecord, '_id'>[];
  /** How many days of the file are holidays in the calendar already. */
  present: number;
  /** Events or rows of other years. */
  outside: number;
  leftOut: { total: number; first: LeftOutHoliday[] };
  /** Null for a calendar. */
  opening: FileOpening | null;
  /** Columns of a table that are not read. */
  unread: UnreadHolidayColumn[];
}

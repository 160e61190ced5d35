import type { CalendarDate } from '../../contract/calendar-date.js';
import type { FileOpening } from '../../contract/file-opening.js';
import type { ImportColumn } from '../../contract/imports/imports.js';
import type { Separator } from '../file/csv-records.js';
import type { FileEncoding } from '../file/file-encoding.js';
import type { FileHolidays } from '../holidays/file-holidays.js';

/** A table is sent in parts: its description, then its rows. Holidays are sent in one. */
export type ReadingTask = TableTask | HolidayTask;

export interface TableTask {
  /** Suggested without one. */
  headingsRow: number | undefined;
}

export interface HolidayTask extends TableTask {
  year: number;
  timeZone: string;
  today: CalendarDate;
}

export interface TableDescription {
  encoding: FileEncoding | 'XLSX';
  separator: Separator;
  opening: FileOpening;
  columns: ImportColumn[];
  /** Below the headings. */
  rowCount: number;
}

/** Without its methods, which do not reach the server. */
export type HolidayContent = Pick<
  FileHolidays,
  'days' | 'entries' | 'outside' | 'leftOut' | 'unread'
> & {
  /** Null for a calendar. */
  opening: FileOpening | null;
};

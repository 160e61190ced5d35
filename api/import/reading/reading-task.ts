import type { ImportColumn } from '../../contract/imports.js';
import type { Separator } from '../file/csv-records.js';
import type { FileEncoding } from '../file/file-encoding.js';
import type { CalendarEvent } from '../holidays/calendar-events.js';
import type { HolidayTable } from '../holidays/few-rows.js';

/** A table is sent in parts: its description, then its rows. Holidays are sent in one. */
export type ReadingTask = 'table' | 'holidays';

export interface TableDescription {
  encoding: FileEncoding | 'XLSX';
  separator: Separator;
  columns: ImportColumn[];
  rowCount: number;
}

export type HolidayContent = { events: CalendarEvent[] } | { table: HolidayTable };

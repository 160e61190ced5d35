import { addYears, EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import type { RowReading } from './row-reading.js';

export const LOCATION_MAX = 100;
/** A contract can end long after dates that are planned. */
const YEARS_OF_CONTRACT = 50;

export interface WorkValues {
  /** By name. */
  employmentType?: string | null;
  location?: string | null;
  contractEnd?: CalendarDate | null;
  probationEnd?: CalendarDate | null;
  /** Name of a work pattern. */
  pattern?: string | null;
}

export function readWork(row: RowReading, today: CalendarDate): WorkValues {
  const limits = { earliest: EARLIEST_EMPLOYMENT, latest: addYears(today, YEARS_OF_CONTRACT) };
  return {
    employmentType: row.choice('employmentType'),
    location: row.text('location', LOCATION_MAX),
    contractEnd: row.date('contractEnd', limits),
    probationEnd: row.date('probationEnd', limits),
    pattern: row.choice('pattern'),
  };
}

import { HOLIDAY_EVENTS_MAX } from '../../contract/holiday-proposals.js';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import type { CsvTable, TableRow } from '../file/csv-table.js';

export interface HolidayTable {
  headings: string[];
  rows: TableRow[];
}

export function limitRows({ headings, rows }: CsvTable): HolidayTable {
  const few: TableRow[] = [];
  for (const row of rows) {
    few.push(row);
    if (few.length > HOLIDAY_EVENTS_MAX) throw Problem.at('file', refusal('holiday.too_many_events', { max: HOLIDAY_EVENTS_MAX }));
  }
  return { headings, rows: few };
}

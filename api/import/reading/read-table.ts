import { ColumnProfiles } from '../file/column-profile.js';
import { openTable, type TableRow } from '../file/csv-table.js';
import { isWorkbook, workbookCsv } from '../file/workbook.js';
import type { RawRow } from '../import-handler.js';
import type { TableDescription, HolidayContent, HolidayTask } from './reading-task.js';
import { fileText } from '../file/file-encoding.js';
import { calendarEvents, isCalendarFile } from '../holidays/calendar-events.js';
import { eventHolidays } from '../holidays/event-holidays.js';
import { limitRows, tableHolidays } from '../holidays/table-holidays.js';
import type { FileHolidays } from '../holidays/file-holidays.js';

/** The server stores a batch in one go. */
const MOST_ROWS = 400;
const MOST_CHARACTERS = 500_000;

/** Reads the file twice: once to check and describe it, so that a bad file leaves nothing behind, then to give out its rows. */
export async function* readTable(bytes: Buffer): AsyncGenerator<TableDescription | RawRow[]> {
  const workbook = isWorkbook(bytes);
  const content = workbook ? await workbookCsv(bytes) : bytes;
  const { encoding, separator, headings, rows } = openTable(content);
  const profiles = new ColumnProfiles(headings);
  let rowCount = 0;
  for (const { cells } of rows) {
    profiles.add(cells);
    rowCount += 1;
  }
  yield { encoding: workbook ? 'XLSX' : encoding, separator, columns: profiles.finish(), rowCount };
  yield* batched(rows);
}

function* batched(rows: Iterable<TableRow>): Generator<RawRow[]> {
  let batch: RawRow[] = [];
  let characters = 0;
  for (const { row, cells, extra = false } of rows) {
    batch.push({ row, cells, extra });
    characters += cells.reduce((length, cell) => length + cell.length + 1, 0);
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

export async function* readHolidays(
  bytes: Buffer,
  task: HolidayTask,
): AsyncGenerator<HolidayContent> {
  const { days, entries, outside, leftOut } = isWorkbook(bytes)
    ? inTable(await workbookCsv(bytes), task)
    : inText(bytes, task);
  yield { days, entries, outside, leftOut };
}

function inText(bytes: Buffer, task: HolidayTask): FileHolidays {
  const text = fileText(bytes).text.toString();
  return isCalendarFile(text)
    ? eventHolidays(calendarEvents(text), task.year, task.timeZone)
    : inTable(bytes, task);
}

function inTable(bytes: Buffer, { year, today }: HolidayTask): FileHolidays {
  return tableHolidays(limitRows(openTable(bytes)), year, today);
}

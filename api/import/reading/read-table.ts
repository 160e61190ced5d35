import type { FileOpening, FileRow } from '../../contract/file-opening.js';
import { ColumnProfiles } from '../file/column-profile.js';
import { openTable } from '../file/csv-table.js';
import { fileText } from '../file/file-encoding.js';
import { MOST_COLUMNS, shownOpening } from '../file/table-headings.js';
import { isWorkbook, workbookCsv } from '../file/workbook.js';
import { calendarEvents, isCalendarFile } from '../holidays/calendar-events.js';
import { eventHolidays } from '../holidays/event-holidays.js';
import type { FileHolidays } from '../holidays/file-holidays.js';
import { limitRows, tableHolidays } from '../holidays/table-holidays.js';
import { isKnownHeading } from './known-headings.js';
import type { HolidayContent, HolidayTask, TableDescription, TableTask } from './reading-task.js';

/** The server stores a batch in one go. */
const MOST_ROWS = 400;
const MOST_CHARACTERS = 500_000;
/** More than there can be headings, so that a row with too many is known. */
const MOST_CELLS = 2 * MOST_COLUMNS;

/** Reads the file twice: once to check and describe it, so that a bad file leaves nothing behind, then to give out its rows, the headings and those above included. */
export async function* readTable(
  bytes: Buffer,
  { headingsRow }: TableTask,
): AsyncGenerator<TableDescription | FileRow[]> {
  const workbook = isWorkbook(bytes);
  const content = workbook ? await workbookCsv(bytes) : bytes;
  const { encoding, separator, opening, headings, rows, fileRows } = openTable(
    content,
    headingsRow,
    isKnownHeading,
  );
  const profiles = new ColumnProfiles(headings);
  let rowCount = 0;
  for (const { cells } of rows) {
    profiles.add(cells);
    rowCount += 1;
  }
  yield {
    encoding: workbook ? 'XLSX' : encoding,
    separator,
    opening: shownOpening(opening),
    columns: profiles.finish(),
    rowCount,
  };
  yield* batched(fileRows);
}

function* batched(rows: Iterable<FileRow>): Generator<FileRow[]> {
  let batch: FileRow[] = [];
  let characters = 0;
  for (const { row, cells } of rows) {
    batch.push({ row, cells: cells.slice(0, MOST_CELLS) });
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
  yield isWorkbook(bytes) ? inTable(await workbookCsv(bytes), task) : inText(bytes, task);
}

function inText(bytes: Buffer, task: HolidayTask): HolidayContent {
  const text = fileText(bytes).text.toString();
  return isCalendarFile(text)
    ? withOpening(eventHolidays(calendarEvents(text), task.year, task.timeZone), null)
    : inTable(bytes, task);
}

function inTable(bytes: Buffer, { year, today, headingsRow }: HolidayTask): HolidayContent {
  const table = openTable(bytes, headingsRow, isKnownHeading);
  return withOpening(tableHolidays(limitRows(table), year, today), shownOpening(table.opening));
}

const withOpening = (
  { days, entries, outside, leftOut, unread }: FileHolidays,
  opening: FileOpening | null,
): HolidayContent => ({ days, entries, outside, leftOut, unread, opening });

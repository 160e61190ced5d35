import { openTable } from '../file/csv-table.js';
import { fileText } from '../file/file-encoding.js';
import { isWorkbook, workbookCsv } from '../file/workbook.js';
import { calendarEvents, isCalendarFile } from '../holidays/calendar-events.js';
import { fewRows } from '../holidays/few-rows.js';
import type { HolidayContent } from './reading-task.js';

export async function* readHolidays(bytes: Buffer): AsyncGenerator<HolidayContent> {
  yield isWorkbook(bytes) ? { table: fewRows(openTable(await workbookCsv(bytes))) } : textContent(bytes);
}

function textContent(bytes: Buffer): HolidayContent {
  const text = fileText(bytes).text.toString();
  return isCalendarFile(text) ? { events: calendarEvents(text) } : { table: fewRows(openTable(bytes)) };
}

import { openTable } from '../file/csv-table.js';
import { fileText } from '../file/file-encoding.js';
import { isWorkbook, workbookCsv } from '../file/workbook.js';
import { calendarEvents, isCalendarFile } from '../holidays/calendar-events.js';
import { eventHolidays } from '../holidays/event-holidays.js';
import { limitRows } from '../holidays/row-limit.js';
import type { FileHolidays } from '../holidays/file-holidays.js';
import { tableHolidays } from '../holidays/table-holidays.js';
import type { HolidayContent, HolidayTask } from './reading-task.js';

export async function* readHolidays(bytes: Buffer, task: HolidayTask): AsyncGenerator<HolidayContent> {
  const { days, entries, outside, leftOut } = isWorkbook(bytes) ? inTable(await workbookCsv(bytes), task) : inText(bytes, task);
  yield { days, entries, outside, leftOut };
}

function inText(bytes: Buffer, task: HolidayTask): FileHolidays {
  const text = fileText(bytes).text.toString();
  return isCalendarFile(text) ? eventHolidays(calendarEvents(text), task.year, task.timeZone) : inTable(bytes, task);
}

function inTable(bytes: Buffer, { year, today }: HolidayTask): FileHolidays {
  return tableHolidays(limitRows(openTable(bytes)), year, today);
}

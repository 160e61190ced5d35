import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import type { HolidayFileResponse } from '../../contract/holiday-responses.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { HolidayCalendars } from '../../working-time/holidays/holiday-calendars.js';
import { Holidays } from '../../working-time/holidays/holidays.js';
import { openTable } from '../file/csv-table.js';
import { fileText } from '../file/file-encoding.js';
import { isWorkbook, workbookCsv } from '../file/workbook.js';
import { calendarEvents, isCalendarFile } from './calendar-events.js';
import { eventHolidays } from './event-holidays.js';
import type { FileHolidays } from './file-holidays.js';
import { tableHolidays } from './table-holidays.js';

/** Reads a file against a calendar; nothing is stored. */
@Injectable()
export class HolidayFiles {
  constructor(
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly calendars: HolidayCalendars,
    private readonly holidays: Holidays,
  ) {}

  async read(actor: Actor, calendarId: string, year: number, file: Buffer): Promise<Omit<HolidayFileResponse, 'success'>> {
    await this.calendars.record(actor, calendarId);
    const { days, entries, outside, leftOut } = await this.holidaysIn(file, year);
    const known = new Set((await this.holidays.of(calendarId, String(year))).map(({ day }) => day));
    const added = [...days.values()].filter(({ day }) => !known.has(day)).sort((one, other) => (one.day < other.day ? -1 : 1));
    return { entries, added, present: days.size - added.length, outside, leftOut };
  }

  private async holidaysIn(file: Buffer, year: number): Promise<FileHolidays> {
    if (isWorkbook(file)) return tableHolidays(openTable(await workbookCsv(file)), year, this.clock.today());
    const text = fileText(file).text.toString();
    return isCalendarFile(text) ? eventHolidays(calendarEvents(text), year, this.company.timeZone) : tableHolidays(openTable(file), year, this.clock.today());
  }
}

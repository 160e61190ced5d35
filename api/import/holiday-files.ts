import { Injectable } from '@nestjs/common';
import type { HolidayFileResponse } from '../contract/working-time/holiday-responses.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Company } from '../platform/config/company.js';
import { HolidayCalendars } from '../working-time/holidays/holiday-calendars.js';
import { Holidays } from '../working-time/holidays/holidays.js';
import { FileReadings, type ReceivedFile } from './reading/file-readings.js';
import type { HolidayContent } from './reading/reading-task.js';

export interface HolidayFile extends ReceivedFile {
  /** Suggested without one. */
  headingsRow?: number;
}

/** Reads a file against a calendar; nothing is stored. */
@Injectable()
export class HolidayFiles {
  constructor(
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly calendars: HolidayCalendars,
    private readonly holidays: Holidays,
    private readonly readings: FileReadings,
  ) {}

  async read(
    actor: Actor,
    calendarId: string,
    year: number,
    file: HolidayFile,
    signal: AbortSignal,
  ): Promise<Omit<HolidayFileResponse, 'success'>> {
    await this.calendars.record(actor, calendarId);
    const { days, entries, outside, leftOut, unread, opening } = await this.holidaysIn(
      file,
      year,
      signal,
    );
    const known = new Set(
      (await this.holidays.list(calendarId, String(year))).map(({ day }) => day),
    );
    const added = [...days.values()]
      .filter(({ day }) => !known.has(day))
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    return { entries, added, present: days.size - added.length, outside, leftOut, unread, opening };
  }

  private async holidaysIn(
    { headingsRow, ...file }: HolidayFile,
    year: number,
    signal: AbortSignal,
  ): Promise<HolidayContent> {
    const { timeZone } = this.company;
    const task = { year, timeZone, today: this.clock.today(), headingsRow };
    const content = await this.readings.read(file, task, (reading) =>
      reading.next<HolidayContent>(signal),
    );
    if (!content) throw new Error('A file of holidays was read without an answer.');
    return content;
  }
}

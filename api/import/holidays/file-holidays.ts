import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  MAX_SHOWN_SKIPPED,
  type HolidaySkipReason,
  type LeftOutHoliday,
  type UnreadHolidayColumn,
} from '../../contract/working-time/holiday-proposals.js';
import { HOLIDAY_NAME_MAX } from '../../contract/working-time/working-time.js';
import { readName, textRefusal } from '../../platform/http/fields/read-text.js';
import type { AddedHoliday } from '../../working-time/holidays/holiday-fields.js';
import { joinHoliday } from '../../working-time/holidays/joined-holidays.js';

/** Days of an event or a row, or why it is left out. */
export type ReadHolidays = AddedHoliday[] | HolidaySkipReason;

/** The holidays of a file in one year. */
export class FileHolidays {
  readonly days = new Map<CalendarDate, AddedHoliday>();
  readonly leftOut = { total: 0, first: [] as LeftOutHoliday[] };
  readonly unread: UnreadHolidayColumn[] = [];
  entries = 0;
  outside = 0;

  constructor(private readonly year: number) {}

  add(line: number, written: string, read: ReadHolidays): void {
    this.entries += 1;
    if (typeof read === 'string') return this.leaveOut(line, written, read);
    const ofYear = read.filter(({ day }) => day.startsWith(`${this.year}-`));
    if (ofYear.length === 0) this.outside += 1;
    for (const holiday of ofYear) joinHoliday(this.days, holiday);
  }

  private leaveOut(line: number, written: string, fault: HolidaySkipReason): void {
    this.leftOut.total += 1;
    if (this.leftOut.first.length < MAX_SHOWN_SKIPPED)
      this.leftOut.first.push({ line, name: oneLine(written).slice(0, HOLIDAY_NAME_MAX), fault });
  }
}

export function nameSkipReason(name: string): HolidaySkipReason | undefined {
  if (name === '') return 'noName';
  const refused = textRefusal('Name', name, { max: HOLIDAY_NAME_MAX });
  return refused && (refused.key === 'field.too_long' ? 'longName' : 'badName');
}

export function oneLine(text: string): string {
  return readName(text.replace(/[\r\n]+/g, ' '), HOLIDAY_NAME_MAX) as string;
}

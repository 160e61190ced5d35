import { dateIn, endOfDayIn, startOfDayIn, type CalendarDate } from '../../contract/calendar-date.js';

const MINUTE_MS = 60_000;

export class Clock {
  private minute?: number;
  private date: CalendarDate;

  constructor(private readonly timeZone: string) {}

  now(): number {
    return Date.now();
  }

  today(): CalendarDate {
    const now = this.now();
    const minute = Math.floor(now / MINUTE_MS);
    // Time zone formatting is slow and every session check needs the date, which only changes on whole minutes.
    if (minute !== this.minute) {
      this.date = dateIn(this.timeZone, new Date(now));
      this.minute = minute;
    }
    return this.date;
  }

  startOf(date: CalendarDate): number {
    return startOfDayIn(this.timeZone, date);
  }

  /** Exclusive: the first instant of the next day. */
  endOf(date: CalendarDate): number {
    return endOfDayIn(this.timeZone, date);
  }
}

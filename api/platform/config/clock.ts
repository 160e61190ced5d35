import { dateIn, endOfDayIn, startOfDayIn, type CalendarDate } from '../../contract/calendar-date.js';

const MINUTE_MS = 60_000;

/** The one source of 'now', and of 'today' where the company is. */
export class Clock {
  private minute?: number;
  private date: CalendarDate;

  constructor(private readonly timeZone: string) {}

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }

  today(): CalendarDate {
    const now = this.now();
    const minute = Math.floor(now / MINUTE_MS);
    // Formatting in a zone is slow, and every session look-up asks; days begin on whole minutes.
    if (minute !== this.minute) {
      this.date = dateIn(this.timeZone, new Date(now));
      this.minute = minute;
    }
    return this.date;
  }

  /** The first instant of a date, where the company is. */
  startOf(date: CalendarDate): number {
    return startOfDayIn(this.timeZone, date);
  }

  /** The first instant after a date, where the company is. */
  endOf(date: CalendarDate): number {
    return endOfDayIn(this.timeZone, date);
  }
}

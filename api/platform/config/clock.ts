import {
  dateIn,
  endOfDayIn,
  startOfDayIn,
  type CalendarDate,
} from '../../contract/calendar-date.js';

const MINUTE_MS = 60_000;

/** Dates are those of the company's time zone, which an admin may change while the server runs. */
export class Clock {
  private computed?: { minute: number; timeZone: string; date: CalendarDate };

  constructor(private readonly company: { readonly timeZone: string }) {}

  now(): number {
    return Date.now();
  }

  today(): CalendarDate {
    const now = this.now();
    const minute = Math.floor(now / MINUTE_MS);
    const { timeZone } = this.company;
    // Time zone formatting is slow and every session check needs the date, which only changes on whole minutes.
    if (minute !== this.computed?.minute || timeZone !== this.computed.timeZone)
      this.computed = { minute, timeZone, date: dateIn(timeZone, new Date(now)) };
    return this.computed.date;
  }

  dateOf(instant: number): CalendarDate {
    return dateIn(this.company.timeZone, new Date(instant));
  }

  startOf(date: CalendarDate): number {
    return startOfDayIn(this.company.timeZone, date);
  }

  /** Exclusive: the first instant of the next day. */
  endOf(date: CalendarDate): number {
    return endOfDayIn(this.company.timeZone, date);
  }
}

import { isCalendarDate, type CalendarDate } from '../../contract/calendar-date.js';
import type { Value } from './extended-json.js';

const DAY_MS = 86_400_000;
const ISO_INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/** Midnight in UTC comes from a date input and is that day; any other instant is converted to the company's time zone. */
export class DayReader {
  private readonly format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    // Creating the format takes longer than a thousand uses.
    this.format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  }

  day(value: Value | undefined): CalendarDate | undefined {
    if (typeof value === 'string') {
      const text = value.trim();
      const date = text.slice(0, 10);
      const instant = ISO_INSTANT.exec(text);
      if (text === date || (instant && instant[1] === undefined))
        return isCalendarDate(date) ? date : undefined;
    }
    const time = instantOf(value);
    if (time === undefined) return undefined;
    const day =
      time % DAY_MS === 0 ? new Date(time).toISOString().slice(0, 10) : this.format.format(time);
    return isCalendarDate(day) ? day : undefined;
  }
}

/** Milliseconds since 1970. */
export function instantOf(value: Value | undefined): number | undefined {
  if (value instanceof Date) return value.getTime();
  if (
    typeof value !== 'string' ||
    !(ISO_INSTANT.test(value.trim()) || isCalendarDate(value.trim()))
  )
    return undefined;
  const time = Date.parse(value.trim());
  return Number.isNaN(time) ? undefined : time;
}

import { addDays, isCalendarDate, type CalendarDate } from '../../contract/calendar-date.js';

export interface Moment {
  day: CalendarDate;
  /** Minute of the day, from 0; undefined for a whole day. */
  hour: number | undefined;
}

/** As ical.js separates the parts; 'T::' follows a date that lacks VALUE=DATE. */
const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:T(?:::|(\d{2}):(\d{2}):\d{2}(Z)?))?$/;
const EARLIEST = '1900-01-01';

/** Times of UTC become those of the company; all others are taken as they are written, whatever their zone. */
export function momentReader(timeZone: string): (written: unknown) => Moment | undefined {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (written) => {
    const [, day, hour, minute, utc] = (typeof written === 'string' && SHAPE.exec(written)) || [];
    if (!isCalendarDate(day) || day < EARLIEST) return undefined;
    if (hour === undefined || minute === undefined) return { day, hour: undefined };
    if (Number(hour) > 24 || Number(minute) > 59) return undefined;
    if (!utc) return { day, hour: Number(hour) + Number(minute) / 60 };
    const parts = Object.fromEntries(local.formatToParts(Date.parse(`${day}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000).map(({ type, value }) => [type, value]));
    return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) + Number(parts.minute) / 60 };
  };
}

export function momentAfter({ day, hour }: Moment, seconds: number): Moment {
  const hours = (hour ?? 0) + seconds / 3_600;
  const days = Math.floor(hours / 24);
  return { day: addDays(day, days), hour: hour === undefined ? undefined : hours - days * 24 };
}

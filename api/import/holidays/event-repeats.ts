import ICAL from 'ical.js';
import { type CalendarDate, addDays, isCalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';

/** For a whole file, some 0.3 seconds. A date that is listed is a step as well, and so are a repeated day and each day that a rule looks at. */
const MOST_STEPS = 20_000;
const LONGEST_RULE = 200;
/** ical.js looks at every day of a month for the positions in it, which takes as long as this many steps. */
const STEPS_OF_POSITIONS = 7;
const READ_PARTS = ['BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS'];

/** Repeats are followed to the end of one year, and only yearly ones: ical.js can look for others without end. */
export class EventRepeats {
  /** `steps`: the dates that the events of the file list. */
  constructor(
    private readonly year: number,
    private steps: number,
  ) {
    if (steps > MOST_STEPS)
      throw Problem.at('file', refusal('holiday.too_many_dates', { max: MOST_STEPS }));
  }

  /** The first days in the year and the year before it, from which it may last into the next. */
  expand(first: CalendarDate, written: string): CalendarDate[] | 'repeats' | 'tooManyRepeats' {
    if (written.length > LONGEST_RULE) return 'repeats';
    const rule = ICAL.Recur.fromString(written);
    if (
      rule.freq !== 'YEARLY' ||
      Object.keys(rule.parts).some((part) => !READ_PARTS.includes(part))
    )
      return 'repeats';
    if (Number(first.slice(0, 4)) > this.year || (rule.until && rule.until.year < this.year - 1))
      return [];
    const end = ICAL.Time.fromDateString(`${this.year}-12-31`);
    if (!rule.until || rule.until.compare(end) > 0) rule.until = end;
    const months =
      rule.parts.BYMONTH ?? ('BYDAY' in rule.parts ? undefined : [Number(first.slice(5, 7))]);
    const days: CalendarDate[] = [];
    const from = this.shortlyBefore(first, rule);
    if (!this.allows(looksOf(rule, from))) return 'tooManyRepeats';
    const iterator = rule.iterator(ICAL.Time.fromDateString(from));
    for (let next = this.step(iterator); next; next = this.step(iterator)) {
      // ical.js makes 1 March of a 29 February that does not exist.
      if (next.year >= this.year - 1 && (months?.includes(next.month) ?? true))
        days.push(next.toString());
    }
    return this.steps > MOST_STEPS ? 'tooManyRepeats' : days;
  }

  /** The last start of the rule before those days, so that a holiday since 1900 takes few steps. A count begins at the first, and 29 February is not in every year. */
  private shortlyBefore(first: CalendarDate, { interval, count }: ICAL.Recur): CalendarDate {
    const year = Number(first.slice(0, 4));
    const intervals = Math.floor((this.year - 2 - year) / interval);
    return count || intervals < 1 || first.endsWith('02-29')
      ? first
      : `${year + intervals * interval}${first.slice(4)}`;
  }

  /** Counts the days against the limit: long holidays that repeat daily have many. */
  allows(days: number): boolean {
    this.steps += days;
    return this.steps <= MOST_STEPS;
  }

  private step(iterator: ICAL.RecurIterator): ICAL.Time | null {
    this.steps += 1;
    return this.steps > MOST_STEPS ? null : iterator.next();
  }
}

/** Steps of ical.js in the years of a rule, beyond those for its days: it looks at all days even where a position leaves few. */
function looksOf({ parts, until, interval }: ICAL.Recur, from: CalendarDate): number {
  const years = Math.ceil(((until?.year ?? 0) - Number(from.slice(0, 4)) + 1) / interval);
  const days = [parts.BYMONTH, parts.BYMONTHDAY, parts.BYDAY].reduce(
    (product, part) => product * (part?.length ?? 1),
    1,
  );
  return Math.max(years, 1) * days * ('BYSETPOS' in parts ? STEPS_OF_POSITIONS : 1);
}

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
  const local = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (written) => {
    const [, day, hour, minute, utc] = (typeof written === 'string' && SHAPE.exec(written)) || [];
    if (!isCalendarDate(day) || day < EARLIEST) return undefined;
    if (hour === undefined || minute === undefined) return { day, hour: undefined };
    if (Number(hour) > 24 || Number(minute) > 59) return undefined;
    if (!utc) return { day, hour: Number(hour) + Number(minute) / 60 };
    const parts = Object.fromEntries(
      local
        .formatToParts(
          Date.parse(`${day}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000,
        )
        .map(({ type, value }) => [type, value]),
    );
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      hour: Number(parts.hour) + Number(parts.minute) / 60,
    };
  };
}

export function momentAfter({ day, hour }: Moment, seconds: number): Moment {
  const hours = (hour ?? 0) + seconds / 3_600;
  const days = Math.floor(hours / 24);
  return { day: addDays(day, days), hour: hour === undefined ? undefined : hours - days * 24 };
}

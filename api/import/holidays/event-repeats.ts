import ICAL from 'ical.js';
import type { CalendarDate } from '../../contract/calendar-date.js';

/** For a whole file, some 0.3 seconds: a hundred holidays since 1900 take half of it. */
const MOST_STEPS = 20_000;
const LONGEST_RULE = 200;
const READ_PARTS = ['BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS'];

/** Repeats are followed to the end of one year, and only yearly ones: ical.js can look for others without end. */
export class EventRepeats {
  private steps = 0;

  constructor(private readonly year: number) {}

  /** The first days in the year and the year before it, from which it may last into the next. */
  of(first: CalendarDate, written: string): CalendarDate[] | 'repeats' | 'tooManyRepeats' {
    if (written.length > LONGEST_RULE) return 'repeats';
    const rule = ICAL.Recur.fromString(written);
    if (rule.freq !== 'YEARLY' || Object.keys(rule.parts).some((part) => !READ_PARTS.includes(part))) return 'repeats';
    const end = ICAL.Time.fromDateString(`${this.year}-12-31`);
    if (!rule.until || rule.until.compare(end) > 0) rule.until = end;
    const months = rule.parts.BYMONTH ?? ('BYDAY' in rule.parts ? undefined : [Number(first.slice(5, 7))]);
    const days: CalendarDate[] = [];
    const iterator = rule.iterator(ICAL.Time.fromDateString(first));
    for (let next = this.step(iterator); next; next = this.step(iterator)) {
      // ical.js makes 1 March of a 29 February that does not exist.
      if (next.year >= this.year - 1 && (months?.includes(next.month) ?? true)) days.push(next.toString());
    }
    return this.steps > MOST_STEPS ? 'tooManyRepeats' : days;
  }

  private step(iterator: ICAL.RecurIterator): ICAL.Time | null {
    this.steps += 1;
    return this.steps > MOST_STEPS ? null : iterator.next();
  }
}

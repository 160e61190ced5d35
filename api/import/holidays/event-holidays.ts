import ICAL from 'ical.js';
import {
  addDays,
  eachDay,
  inclusiveDays,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { HOLIDAY_SPAN_DAYS_MAX } from '../../contract/working-time/holiday-proposals.js';
import type { DayHalf } from '../../contract/working-time/working-time.js';
import { partOfDay } from '../../working-time/holidays/part-of-day.js';
import type { CalendarEvent } from './calendar-events.js';
import { momentAfter, momentReader, type Moment, EventRepeats } from './event-repeats.js';
import { FileHolidays, nameSkipReason, oneLine, type ReadHolidays } from './file-holidays.js';
import { withoutHalf } from './half-day-words.js';

/** An event that ends at 23:59 lasts until the end of the day. */
const LAST_MINUTE = 24 - 1 / 60;

/** Properties that list dates of their own. */
const LISTS = ['rdate', 'exdate', 'recurrence-id'];

type Days = { day: CalendarDate; half: DayHalf | null }[];

interface ReadEvent {
  line: number;
  component: ICAL.Component | undefined;
}

export function eventHolidays(
  parsedEvents: CalendarEvent[],
  year: number,
  timeZone: string,
): FileHolidays {
  const events = parsedEvents.map(({ line, parsed }) => ({
    line,
    component: parsed && new ICAL.Component(parsed),
  }));
  const holidays = new FileHolidays(year);
  const reader = new EventReader(
    year,
    new EventRepeats(year, listedDates(events)),
    momentReader(timeZone),
    events,
  );
  for (const { line, component } of events)
    holidays.add(
      line,
      component ? written(component, 'summary') : '',
      component ? reader.read(component) : 'unreadable',
    );
  return holidays;
}

class EventReader {
  /** 'uid day' of repeats that an event of their own replaces. */
  private readonly replaced: Set<string>;

  constructor(
    private readonly year: number,
    private readonly repeats: EventRepeats,
    private readonly moment: (written: unknown) => Moment | undefined,
    events: ReadEvent[],
  ) {
    this.replaced = new Set(
      events.flatMap(({ component }) =>
        component
          ? this.daysAt(component, 'recurrence-id').map(
              (day) => `${written(component, 'uid')} ${day}`,
            )
          : [],
      ),
    );
  }

  read(event: ICAL.Component): ReadHolidays {
    if (written(event, 'status').toUpperCase() === 'CANCELLED') return 'cancelled';
    const { name, half } = withoutHalf(oneLine(written(event, 'summary')));
    const reason = nameSkipReason(name);
    if (reason) return reason;
    try {
      const days = this.days(event);
      return typeof days === 'string'
        ? days
        : days.map((one) => ({ day: one.day, half: one.half ?? half, name }));
    } catch {
      // ical.js throws errors of many kinds for what it cannot read.
      return 'unreadable';
    }
  }

  private days(event: ICAL.Component): Days | Exclude<ReadHolidays, unknown[]> {
    const start = this.moment(value(event, 'dtstart'));
    if (!start) return 'notDate';
    const end = this.end(event, start);
    if (!end) return 'notDate';
    if (end.day < start.day || (end.day === start.day && (end.hour ?? 0) < (start.hour ?? 0)))
      return 'backwards';
    if (inclusiveDays(start.day, end.day) > HOLIDAY_SPAN_DAYS_MAX) return 'tooLong';
    const single = daysBetween(start, end);
    if (single.length === 0) return 'notHalfDay';
    const starts = this.starts(event, start.day);
    if (typeof starts === 'string') return starts;
    const lasting = inclusiveDays(start.day, end.day) - 1;
    const reaching = starts.filter((first) => this.reachesYear(first, lasting));
    if (reaching.length > 1 && !this.repeats.allows((reaching.length - 1) * single.length))
      return 'tooManyRepeats';
    return reaching.flatMap((first) =>
      single.map(({ day, half }) => ({
        day: addDays(first, inclusiveDays(start.day, day) - 1),
        half,
      })),
    );
  }

  private end(event: ICAL.Component, start: Moment): Moment | undefined {
    if (event.hasProperty('dtend')) return this.moment(value(event, 'dtend'));
    const duration = value(event, 'duration');
    if (typeof duration === 'string')
      return momentAfter(
        start,
        Math.min(ICAL.Duration.fromString(duration).toSeconds(), HOLIDAY_SPAN_DAYS_MAX * 86_400),
      );
    return start;
  }

  private starts(
    event: ICAL.Component,
    first: CalendarDate,
  ): CalendarDate[] | 'repeats' | 'tooManyRepeats' {
    const rules = event.getAllProperties('rrule');
    if (rules.length > 1) return 'repeats';
    const repeated = rules[0]
      ? this.repeats.expand(first, String(rules[0].getFirstValue()))
      : [first];
    if (typeof repeated === 'string') return repeated;
    const [uid, without] = [written(event, 'uid'), new Set(this.daysAt(event, 'exdate'))];
    const isReplacement = event.hasProperty('recurrence-id');
    return [...new Set([...repeated, ...this.daysAt(event, 'rdate')])].filter(
      (day) => !without.has(day) && (isReplacement || !this.replaced.has(`${uid} ${day}`)),
    );
  }

  private reachesYear(first: CalendarDate, lasting: number): boolean {
    return first <= `${this.year}-12-31` && addDays(first, lasting) >= `${this.year}-01-01`;
  }

  private daysAt(event: ICAL.Component, name: string): CalendarDate[] {
    return event
      .getAllProperties(name)
      .flatMap(({ jCal }) => jCal.slice(3).flatMap((one: unknown) => this.moment(one)?.day ?? []));
  }
}

/** The last day of an all-day event is the one before its end; an end that is no later than the beginning means one day. */
function daysBetween(start: Moment, end: Moment): Days {
  if (start.hour === undefined)
    return eachDay(start.day, end.day > start.day ? addDays(end.day, -1) : start.day).map(
      (day) => ({ day, half: null }),
    );
  const from = start.hour;
  return eachDay(start.day, end.day).flatMap((day) => {
    const until = day < end.day || (end.hour ?? 0) >= LAST_MINUTE ? 24 : (end.hour ?? 0);
    const half = partOfDay(day === start.day ? from : 0, until);
    return half === undefined ? [] : [{ day, half }];
  });
}

function listedDates(events: ReadEvent[]): number {
  const lists = events.flatMap(({ component }) =>
    LISTS.flatMap((name) => component?.getAllProperties(name) ?? []),
  );
  return lists.reduce((sum, { jCal }) => sum + jCal.length - 3, 0);
}

function value(event: ICAL.Component, name: string): unknown {
  return event.getFirstProperty(name)?.jCal[3];
}

function written(event: ICAL.Component, name: string): string {
  const known = value(event, name);
  return typeof known === 'string' ? known : '';
}

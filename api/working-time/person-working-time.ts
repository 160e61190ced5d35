import type { CalendarDate } from '../contract/calendar-date.js';
import { changeDays, spanOn } from '../contract/dated-spans.js';
import type { LeaveUnit } from '../contract/leave/policy-rules.js';
import type { DayHalf } from '../contract/working-time/working-time.js';
import type { AssignedSpan } from './assignments/assignment-spans.js';
import type { WorkDay } from './leave-day-cost.js';
import {
  cycleWork,
  slotOn,
  STANDARD_WEEK,
  type Slot,
  type WeeklyWork,
  type WorkSlots,
} from './patterns/work-pattern.js';

export interface Pattern {
  id: string;
  name: string;
  slots: WorkSlots;
}

export interface Holiday {
  name: string;
  /** Null for the whole day. */
  half: DayHalf | null;
}

export type HolidayOn = (day: CalendarDate) => Holiday | undefined;

/** By calendar and day. */
export type Holidays = ReadonlyMap<string, ReadonlyMap<CalendarDate, Holiday>>;

export interface HeldWorkingTime {
  patterns: readonly AssignedSpan[];
  /** The patterns of the assignment for everybody, which are full time. */
  fullTime: readonly AssignedSpan[];
  calendars: readonly AssignedSpan[];
}

/** When one person works, by the patterns and holidays that hold for them. */
export class PersonWorkingTime {
  constructor(
    private readonly held: HeldWorkingTime,
    private readonly patterns: ReadonlyMap<string, Pattern>,
    private readonly holidays: Holidays,
  ) {}

  /** The same for people who work on the same days and have the same holidays. */
  get key(): string {
    return JSON.stringify([this.held.patterns, this.held.calendars]);
  }

  patternOn(day: CalendarDate): (Pattern & { since: CalendarDate }) | undefined {
    const span = spanOn(this.held.patterns, day);
    const pattern = this.patterns.get(span?.target ?? '');
    return span && pattern && { ...pattern, since: span.since };
  }

  slotOn(day: CalendarDate): Slot {
    const span = spanOn(this.held.patterns, day);
    const pattern = this.patterns.get(span?.target ?? '');
    return slotOn(span && pattern ? { from: span.since, slots: pattern.slots } : undefined, day);
  }

  weekOn(day: CalendarDate): WeeklyWork {
    return cycleWork(this.slotsOf(this.held.patterns, day));
  }

  calendarOn(day: CalendarDate): string | null {
    return spanOn(this.held.calendars, day)?.target ?? null;
  }

  holidayOn(day: CalendarDate): Holiday | undefined {
    return this.holidays.get(this.calendarOn(day) ?? '')?.get(day);
  }

  /** Years in which the calendar of the day has no holiday at all. Without a calendar, nobody expects any. */
  yearsWithoutHolidays(days: readonly CalendarDate[]): number[] {
    const lacks = (day: CalendarDate) => {
      const calendar = this.calendarOn(day);
      return (
        calendar !== null &&
        ![...(this.holidays.get(calendar)?.keys() ?? [])].some((holiday) =>
          holiday.startsWith(day.slice(0, 4)),
        )
      );
    };
    const oneOfEachYear = new Map(
      days.map((day) => [`${this.calendarOn(day)} ${day.slice(0, 4)}`, day]),
    );
    return [
      ...new Set([...oneOfEachYear.values()].filter(lacks).map((day) => Number(day.slice(0, 4)))),
    ];
  }

  /** On any day. */
  hasCalendar(id: string): boolean {
    return this.held.calendars.some(({ target }) => target === id);
  }

  /** With other holidays than those of today, what the day was. */
  workDay(
    day: CalendarDate,
    employed: boolean,
    holidayOn: HolidayOn = (on) => this.holidayOn(on),
  ): WorkDay {
    const holiday = holidayOn(day);
    const covers = (half: DayHalf) =>
      holiday !== undefined && (holiday.half === null || holiday.half === half);
    return {
      day,
      employed,
      slot: this.slotOn(day),
      holiday: holiday
        ? { name: holiday.name, morning: covers('morning'), afternoon: covers('afternoon') }
        : null,
    };
  }

  /** Weekly work and full-time work, times the weeks of both cycles, so that they compare as whole numbers. */
  shares(unit: LeaveUnit): { from: CalendarDate; worked: number; fullTime: number }[] {
    return changeDays(this.held.patterns, this.held.fullTime).map((from) => {
      const own = cycleWork(this.slotsOf(this.held.patterns, from));
      const all = cycleWork(this.slotsOf(this.held.fullTime, from));
      const amount = unit === 'days' ? 'halves' : 'minutes';
      return { from, worked: own[amount] * all.weeks, fullTime: all[amount] * own.weeks };
    });
  }

  private slotsOf(spans: readonly AssignedSpan[], day: CalendarDate): WorkSlots {
    return this.patterns.get(spanOn(spans, day)?.target ?? '')?.slots ?? STANDARD_WEEK;
  }
}

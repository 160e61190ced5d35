import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { DayHalf } from '../../contract/working-time.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Holiday } from '../person-working-time.js';

/** What became of a day. */
export interface HolidayChange extends Holiday {
  day: CalendarDate;
  /** It is no holiday any more: half and name are what it was. */
  removed: boolean;
  /** The company's day of the change. */
  on: CalendarDate;
}

/** A holiday from when it was stored to when it was ended. */
interface HolidaySpell extends Holiday {
  recordedAt: number;
  endedAt: number | null;
}

interface SpellRow extends Holiday {
  calendarId: string;
  day: CalendarDate;
  half: DayHalf | null;
  recordedAt: number | string;
  endedAt: number | string | null;
}

export interface ChangedDays {
  calendars: readonly string[];
  from: CalendarDate;
  to: CalendarDate;
  /** An instant. */
  since: number;
}

/** What calendars were: holidays are ended and replaced, never edited. */
@Injectable()
export class HolidayHistory {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Undefined where nothing has changed. */
  async since({ calendars, from, to, since }: ChangedDays): Promise<ChangedHolidays | undefined> {
    if (calendars.length === 0) return undefined;
    const rows = await this.work.read<SpellRow>(
      `SELECT calendar_id AS calendarId, day, half, name, recorded_at AS recordedAt, ended_at AS endedAt FROM holiday
       WHERE calendar_id IN (${calendars.map(() => '?').join(', ')}) AND day BETWEEN ? AND ? AND (recorded_at > ? OR ended_at > ?) ORDER BY recorded_at, id`,
      [...calendars, from, to, since, since],
    );
    return rows.length === 0 ? undefined : new ChangedHolidays(spells(rows), (instant) => this.clock.dateOf(instant));
  }
}

/** The days of calendars that have changed since an instant, as they were at any time from then on. */
export class ChangedHolidays {
  constructor(
    /** By calendar and day, in order. */
    private readonly spells: ReadonlyMap<string, readonly HolidaySpell[]>,
    private readonly dateOf: (instant: number) => CalendarDate,
  ) {}

  has(calendar: string, day: CalendarDate): boolean {
    return this.spells.has(keyOf(calendar, day));
  }

  /** Undefined if the day was no holiday. */
  at(calendar: string, day: CalendarDate, instant: number): Holiday | undefined {
    return this.of(calendar, day).find(({ recordedAt, endedAt }) => recordedAt <= instant && (endedAt === null || endedAt > instant));
  }

  /** The last change. Another name of a holiday is none. */
  lastOf(calendar: string, day: CalendarDate): HolidayChange {
    const spells = this.of(calendar, day);
    const last = spells.at(-1) as HolidaySpell;
    const { half, name, endedAt } = last;
    if (endedAt !== null) return { day, half, name, removed: true, on: this.dateOf(endedAt) };
    const other = spells.findLastIndex((spell, index) => spell.half !== half || (index < spells.length - 1 && spell.endedAt !== spells[index + 1]?.recordedAt));
    return { day, half, name, removed: false, on: this.dateOf((spells[other + 1] ?? last).recordedAt) };
  }

  private of(calendar: string, day: CalendarDate): readonly HolidaySpell[] {
    return this.spells.get(keyOf(calendar, day)) ?? [];
  }
}

function spells(rows: readonly SpellRow[]): Map<string, HolidaySpell[]> {
  const days = new Map<string, HolidaySpell[]>();
  for (const { calendarId, day, half, name, recordedAt, endedAt } of rows) {
    const spell = { half, name, recordedAt: Number(recordedAt), endedAt: endedAt === null ? null : Number(endedAt) };
    const known = days.get(keyOf(calendarId, day));
    if (known) known.push(spell);
    else days.set(keyOf(calendarId, day), [spell]);
  }
  return days;
}

const keyOf = (calendar: string, day: CalendarDate) => `${calendar} ${day}`;

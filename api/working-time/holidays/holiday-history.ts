import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Holiday } from '../person-working-time.js';

export interface HolidayChange extends Holiday {
  day: CalendarDate;
  /** It is no holiday any more: half and name are what it was. */
  removed: boolean;
  /** The company's day of the change. */
  on: CalendarDate;
}

/** A holiday from when it was stored to when it was ended. */
interface HolidayVersion extends Holiday {
  recordedAt: number;
  endedAt: number | null;
}

type VersionRow = HolidayVersion & { calendarId: string; day: CalendarDate };

export interface ChangedDays {
  calendars: readonly string[];
  from: CalendarDate;
  to: CalendarDate;
  /** An instant. */
  since: number;
}

/** Holidays are ended and replaced, never edited, so that calendars can be read as they were. */
@Injectable()
export class HolidayHistory {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Undefined where nothing has changed. */
  async since({ calendars, from, to, since }: ChangedDays): Promise<ChangedHolidays | undefined> {
    if (calendars.length === 0) return undefined;
    const rows = await this.work.read<VersionRow>(
      `SELECT calendar_id AS calendarId, day, half, name, recorded_at AS recordedAt, ended_at AS endedAt FROM holiday
       WHERE calendar_id IN (${calendars.map(() => '?').join(', ')}) AND day BETWEEN ? AND ? AND (recorded_at > ? OR ended_at > ?) ORDER BY recorded_at, id`,
      [...calendars, from, to, since, since],
    );
    return rows.length === 0
      ? undefined
      : new ChangedHolidays(versions(rows), (instant) => this.clock.dateOf(instant));
  }
}

/** The days of calendars that have changed since an instant, as they were at any time from then on. */
export class ChangedHolidays {
  constructor(
    /** By calendar and day, in order. */
    private readonly versions: ReadonlyMap<string, readonly HolidayVersion[]>,
    private readonly dateOf: (instant: number) => CalendarDate,
  ) {}

  has(calendar: string, day: CalendarDate): boolean {
    return this.versions.has(keyOf(calendar, day));
  }

  /** Undefined if the day was no holiday. */
  holidayAt(calendar: string, day: CalendarDate, instant: number): Holiday | undefined {
    return this.versionsOf(calendar, day).find(
      ({ recordedAt, endedAt }) => recordedAt <= instant && (endedAt === null || endedAt > instant),
    );
  }

  /** The last change. Another name of a holiday is none. */
  lastOf(calendar: string, day: CalendarDate): HolidayChange {
    const versions = this.versionsOf(calendar, day);
    const last = versions.at(-1) as HolidayVersion;
    const { half, name, endedAt } = last;
    if (endedAt !== null) return { day, half, name, removed: true, on: this.dateOf(endedAt) };
    const other = versions.findLastIndex(
      (version, index) =>
        version.half !== half ||
        (index < versions.length - 1 && version.endedAt !== versions[index + 1]?.recordedAt),
    );
    return {
      day,
      half,
      name,
      removed: false,
      on: this.dateOf((versions[other + 1] ?? last).recordedAt),
    };
  }

  private versionsOf(calendar: string, day: CalendarDate): readonly HolidayVersion[] {
    return this.versions.get(keyOf(calendar, day)) ?? [];
  }
}

function versions(rows: readonly VersionRow[]): Map<string, HolidayVersion[]> {
  const days = new Map<string, HolidayVersion[]>();
  for (const { calendarId, day, half, name, recordedAt, endedAt } of rows) {
    const version = {
      half,
      name,
      recordedAt: Number(recordedAt),
      endedAt: endedAt === null ? null : Number(endedAt),
    };
    const known = days.get(keyOf(calendarId, day));
    if (known) known.push(version);
    else days.set(keyOf(calendarId, day), [version]);
  }
  return days;
}

const keyOf = (calendar: string, day: CalendarDate) => `${calendar} ${day}`;

import type { CalendarDate } from '../calendar-date.js';
import type { DayHalf, HolidayRecord } from './working-time.js';

/** The strongest first. Only public ones are days off for everybody; what the others mean differs by country and by employer. */
export const HOLIDAY_KINDS = ['public', 'bank', 'optional', 'school', 'observance'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export interface ProposedHoliday {
  day: CalendarDate;
  /** Null for the whole day. */
  half: DayHalf | null;
  /** In the reader's language where the proposals have one, else in English or in a language of the country. */
  name: string;
  kind: HolidayKind;
}

/** The proposals of a year that a calendar has, by their names, as it has them. */
export function takenProposals(
  proposed: ProposedHoliday[],
  holidays: Omit<HolidayRecord, '_id'>[],
): Map<string, Omit<HolidayRecord, '_id'>> {
  const days = new Map(holidays.map((holiday) => [holiday.day, holiday]));
  return new Map(
    proposed.flatMap(({ day, name }) => {
      const holiday = days.get(day);
      return holiday ? [[name, holiday] as const] : [];
    }),
  );
}

export interface HolidayRegion {
  /** 'BY', or 'BY-A' for a region within it. */
  code: string;
  name: string;
}

export const HOLIDAY_EVENTS_MAX = 2_000;
/** The limit of one event or row. School holidays of a summer have 92. */
export const HOLIDAY_SPAN_DAYS_MAX = 100;
export const HOLIDAY_FILE_BYTES_MAX = 1024 * 1024;

/** Reasons for which a line or an event of a file is skipped. */
export const HOLIDAY_SKIP_REASONS = [
  'unreadable',
  'noName',
  'longName',
  'badName',
  'notDate',
  'notEnd',
  'unclearDate',
  'notHalf',
  'extraCells',
  'backwards',
  'tooLong',
  'notHalfDay',
  'repeats',
  'tooManyRepeats',
  'cancelled',
] as const;
export type HolidaySkipReason = (typeof HOLIDAY_SKIP_REASONS)[number];

/** An event without an end or a file of nothing else can have thousands. */
export const MAX_SHOWN_SKIPPED = 50;

export interface LeftOutHoliday {
  /** Line of the file, counted from 1. */
  line: number;
  name: string;
  fault: HolidaySkipReason;
}

/** A column of a table from which nothing is taken. */
export interface UnreadHolidayColumn {
  heading: string;
  /** How many of its cells are filled. */
  cells: number;
  /** True if most of them are dates. */
  dates: boolean;
}

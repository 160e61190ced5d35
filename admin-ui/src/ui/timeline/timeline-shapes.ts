import {
  addDays,
  type CalendarDate,
  inclusiveDays,
} from '../../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../../api/contract/leave/team-calendar.js';
import { isWeekend } from '../calendar/weekend.js';

export const ROW = 40;
const CAPSULE = 16;
const RING_DISTANCE = 4;

/** The days that are drawn. */
export interface TimelineSpan {
  from: CalendarDate;
  days: number;
}

/** Where an absence lies, in days from the first one: 0.5 is its middle. */
export interface Segment {
  start: number;
  end: number;
  /** 'half' is a flat end in the middle of a day, 'edge' one that runs on beyond the days shown. */
  startCut?: 'half' | 'edge';
  endCut?: 'half' | 'edge';
  /** A part of one day, given in minutes. */
  isDot: boolean;
}

export const covers = (
  { startDate, endDate }: Pick<CalendarAbsence, 'startDate' | 'endDate'>,
  day: CalendarDate,
): boolean => startDate <= day && endDate >= day;

/** Undefined for an absence on other days. */
export function segmentOf(
  {
    startDate,
    endDate,
    startsAt,
    endsAt,
    minutes,
  }: Omit<CalendarAbsence, '_id' | 'status' | 'leaveType'>,
  { from, days }: TimelineSpan,
): Segment | undefined {
  const first = inclusiveDays(from, startDate) - 1;
  const last = inclusiveDays(from, endDate) - 1;
  if (last < 0 || first >= days) return undefined;
  if (minutes !== null) return { start: first, end: first + 1, isDot: true };
  const begins =
    first < 0
      ? ({ start: 0, startCut: 'edge' } as const)
      : startsAt === 'noon'
        ? ({ start: first + 0.5, startCut: 'half' } as const)
        : { start: first };
  const ends =
    last >= days
      ? ({ end: days, endCut: 'edge' } as const)
      : endsAt === 'noon'
        ? ({ end: last + 0.5, endCut: 'half' } as const)
        : { end: last + 1 };
  return { ...begins, ...ends, isDot: false };
}

/** Thinner where the days are narrow, so that a day stays a dot. */
export const capsuleHeight = (step: number): number => Math.min(CAPSULE, step - 1);

/** Round ends stand around the middle of their day. A flat end at the edge stays open where only the outline is drawn. */
export function capsulePath(
  { start, end, startCut, endCut }: Segment,
  step: number,
  { inset = 0, hollow = false } = {},
): string {
  const height = capsuleHeight(step) - 2 * inset;
  const round = height / 2;
  const top = ROW / 2 - round;
  const left = startCut ? start * step + (startCut === 'half' ? inset : 0) : (start + 0.5) * step;
  const right = endCut ? end * step - (endCut === 'half' ? inset : 0) : (end - 0.5) * step;
  const arc = (way: 1 | -1) => `a${round} ${round} 0 0 1 0 ${way * height}`;
  const open = (cut: Segment['startCut']) => hollow && cut === 'edge';
  const over = endCut ? `${open(endCut) ? 'm0 ' : 'v'}${height}` : arc(1);
  const back = startCut ? (open(startCut) ? '' : `v${-height}`) : arc(-1);
  return `M${left} ${top}H${right}${over}H${left}${back}`;
}

export const ringPath = (segment: Segment, step: number): string =>
  capsulePath(segment, step, { inset: -RING_DISTANCE, hollow: true });

/** Points for the days without an absence. */
export function dotPath(days: number[], step: number): string {
  return days.map((day) => `M${(day + 0.5) * step} ${ROW / 2}h0`).join('');
}

/** Columns over the whole height of a row; a part of one is half a day. */
export function columnPath(columns: Column[], step: number): string {
  return columns
    .map(({ start, end }) => `M${start * step} 0H${end * step}V${ROW}H${start * step}z`)
    .join('');
}

interface Column {
  start: number;
  end: number;
}

/** The ground of a row: free days lie on the well, holidays are tinted. A holiday on a free day stays free. */
export function groundOf(
  { free, holidays }: CalendarSchedule,
  { from, days }: TimelineSpan,
): { free: Column[]; holidays: Column[] } {
  const place = (day: CalendarDate) => inclusiveDays(from, day) - 1;
  const inside = ({ start }: Column) => start >= 0 && start < days;
  const column = ({
    day,
    half,
  }: {
    day: CalendarDate;
    half: 'morning' | 'afternoon' | null;
  }): Column => {
    const first = place(day);
    return {
      start: half === 'afternoon' ? first + 0.5 : first,
      end: half === 'morning' ? first + 0.5 : first + 1,
    };
  };
  const wholeFree = new Set(free.filter(({ half }) => half === null).map(({ day }) => day));
  return {
    free: free.map(column).filter(inside),
    holidays: holidays
      .filter(({ day }) => !wholeFree.has(day))
      .map(column)
      .filter(inside),
  };
}

type HeadMark = 'holiday' | 'halfHoliday' | undefined;

/** A disc where everybody has the holiday, a ring where somebody has only half of it. */
export function headMark(schedules: readonly CalendarSchedule[], day: CalendarDate): HeadMark {
  if (schedules.length === 0) return undefined;
  const marks = schedules.map(({ holidays }) => holidays.find((holiday) => holiday.day === day));
  if (marks.some((mark) => mark === undefined)) return undefined;
  return marks.every((mark) => mark?.half === null) ? 'holiday' : 'halfHoliday';
}

const isWhole = (days: CalendarSchedule['free' | 'holidays'], day: CalendarDate): boolean =>
  days.some((one) => one.day === day && one.half === null);

/** A whole holiday or free day of one person. */
export const isDayOff = (schedule: CalendarSchedule | undefined, day: CalendarDate): boolean =>
  schedule !== undefined && (isWhole(schedule.free, day) || isWhole(schedule.holidays, day));

/** Nobody works. Without people, a weekend. */
export function isFreeForAll(schedules: readonly CalendarSchedule[], day: CalendarDate): boolean {
  if (schedules.length === 0) return isWeekend(day);
  return schedules.every(({ free }) => isWhole(free, day));
}

/** A weekend or a holiday of all, on which nobody can be away. */
export const isOffForAll = (schedules: readonly CalendarSchedule[], day: CalendarDate): boolean =>
  isFreeForAll(schedules, day) || headMark(schedules, day) === 'holiday';

export const lastDayOf = ({ from, days }: TimelineSpan): CalendarDate => addDays(from, days - 1);

/** Too narrow for a number each. */
export const isNarrow = (step: number): boolean => step < 16;

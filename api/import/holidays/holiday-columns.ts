import type { CalendarDate } from '../../contract/calendar-date.js';
import { NO_HEADINGS } from '../../contract/file-opening.js';
import { readDate, spanWritten } from '../../contract/imports/date-reading.js';
import { DATE_ORDERS } from '../../contract/imports/import-mapping.js';
import { Problem, refusal } from '../../contract/problem.js';
import {
  MAX_SHOWN_SKIPPED,
  type UnreadHolidayColumn,
} from '../../contract/working-time/holiday-proposals.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import type { TableRow } from '../file/table-headings.js';
import { HOLIDAY_HEADINGS } from './holiday-headings.js';

export interface HolidayTable {
  /** 0 without headings. */
  headingsRow: number;
  headings: string[];
  rows: TableRow[];
}

export interface HolidayColumns {
  date: number;
  /** The last day, where it has a column of its own. */
  until: number | undefined;
  endTime: number | undefined;
  name: number;
  half: number | undefined;
}

/** By their headings, else by what stands below. A table without headings has the date first, then the last day if it has one, then the name. */
export function columnsOf(
  { headingsRow, headings, rows }: HolidayTable,
  today: CalendarDate,
): HolidayColumns {
  if (headingsRow === NO_HEADINGS) {
    const hasEnds = hasDates(rows, 1, today);
    return {
      date: 0,
      until: hasEnds ? 1 : undefined,
      endTime: undefined,
      name: hasEnds ? 2 : 1,
      half: undefined,
    };
  }
  const column = (field: keyof typeof HOLIDAY_HEADINGS) =>
    columnsHeaded(headings, HOLIDAY_HEADINGS[field])[0];
  const isDated = (place: number) => hasDates(rows, place, today);
  const dated = columnsHeaded(headings, HOLIDAY_HEADINGS.date);
  const date = dated.find(isDated) ?? dated[0] ?? headings.findIndex((_, place) => isDated(place));
  const [end, endTime, half] = [column('until'), column('endTime'), column('half')];
  // A column of times, such as 'End' beside 'Date', is no last day.
  const until = end !== undefined && isDated(end) ? end : undefined;
  const others = [...headings.keys()].filter(
    (place) => ![date, until, endTime, half].includes(place),
  );
  const name = column('name') ?? columnOfNames(rows, others, today);
  if (date < 0 || name === undefined) throw Problem.at('file', refusal('holiday.no_columns'));
  return { date, until, endTime, name, half };
}

/** Under a heading that is not known: the most letters in different cells, since weekdays and regions repeat and codes are short. */
function columnOfNames(
  rows: readonly TableRow[],
  places: readonly number[],
  today: CalendarDate,
): number | undefined {
  const letters = (place: number) =>
    [...new Set(rows.map(({ cells }) => cells[place] ?? ''))].join('').match(/\p{L}/gu)?.length ??
    0;
  const texts = places.filter((place) => !hasDates(rows, place, today));
  const most = Math.max(0, ...texts.map(letters));
  return most > 0 ? texts.find((place) => letters(place) === most) : undefined;
}

/** In the order of the words. */
function columnsHeaded(headings: string[], words: string[]): number[] {
  const written = headings.map((heading) =>
    folded(heading)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return words.map((word) => written.indexOf(word)).filter((place) => place >= 0);
}

/** Most of its filled cells. */
function hasDates(rows: readonly TableRow[], column: number, today: CalendarDate): boolean {
  const filled = rows.flatMap(({ cells }) => cells[column] || []);
  const isDated = (cell: string) =>
    (spanWritten(cell) ?? [cell]).every((day) => isDate(day, today));
  return filled.filter(isDated).length * 2 > filled.length;
}

function isDate(text: string, today: CalendarDate): boolean {
  return DATE_ORDERS.some((order) => readDate(text, order, today));
}

/** Columns from which nothing is taken although they hold something: one with dates may be meant. */
export function unreadColumns(
  headings: string[],
  rows: TableRow[],
  columns: HolidayColumns,
  today: CalendarDate,
): UnreadHolidayColumn[] {
  const read = Object.values<number | undefined>({ ...columns });
  return headings
    .flatMap((heading, index) => {
      const cells = rows.flatMap(({ cells: { [index]: cell = '' } }) => (cell ? [cell] : []));
      if (read.includes(index) || cells.length === 0) return [];
      const dates = cells.filter((cell) => isDate(cell, today)).length;
      return [{ heading, cells: cells.length, dates: dates * 2 > cells.length }];
    })
    .slice(0, MAX_SHOWN_SKIPPED);
}

/** In two columns, or in one. */
export function spanOf(cells: string[], { date, until }: HolidayColumns): [string, string] {
  const [start = '', end = ''] = [cells[date], until === undefined ? '' : cells[until]];
  return end === '' ? (spanWritten(start) ?? [start, '']) : [start, end];
}

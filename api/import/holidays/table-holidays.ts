import type { CalendarDate } from '../../contract/calendar-date.js';
import { NO_HEADINGS } from '../../contract/file-opening.js';
import { DATE_ORDERS, type DateOrder } from '../../contract/imports.js';
import { Problem, refusal } from '../../contract/problem.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import type { CsvTable } from '../file/csv-table.js';
import type { TableRow } from '../file/table-headings.js';
import { readDate } from '../file/date-reading.js';
import { FileHolidays, nameSkipReason, oneLine, type ReadHolidays } from './file-holidays.js';
import { halfWritten, withoutHalf } from './half-day-words.js';
import { HOLIDAY_EVENTS_MAX } from '../../contract/holiday-proposals.js';

export interface HolidayTable {
  /** 0 without headings. */
  headingsRow: number;
  headings: string[];
  rows: TableRow[];
}

export function limitRows({ opening: { headingsRow }, headings, rows }: CsvTable): HolidayTable {
  const few: TableRow[] = [];
  for (const row of rows) {
    few.push(row);
    if (few.length > HOLIDAY_EVENTS_MAX)
      throw Problem.at('file', refusal('holiday.too_many_events', { max: HOLIDAY_EVENTS_MAX }));
  }
  return { headingsRow, headings, rows: few };
}

export const HOLIDAY_HEADINGS = {
  date: ['date', 'day', 'holiday date', 'start', 'start date', 'from', 'jour', 'datum', 'tag'],
  name: [
    'name',
    'holiday',
    'holiday name',
    'title',
    'subject',
    'summary',
    'event',
    'description',
    'nom',
    'nom jour ferie',
    'jour ferie',
    'libelle',
    'feiertag',
    'bezeichnung',
  ],
  half: [
    'half',
    'half day',
    'part',
    'part of the day',
    'demi-journee',
    'partie de la journee',
    'halber tag',
  ],
};

interface Columns {
  date: number;
  name: number;
  half: number | undefined;
}

export function tableHolidays(
  table: HolidayTable,
  year: number,
  today: CalendarDate,
): FileHolidays {
  const columns = columnsOf(table);
  const dates = table.rows.map(({ cells }) => cells[columns.date] ?? '');
  const orders = fittingOrders(dates, today);
  const holidays = new FileHolidays(year);
  for (const { row, cells } of table.rows)
    holidays.add(row, cells[columns.name] ?? '', readRow(cells, columns, orders, today));
  return holidays;
}

function readRow(
  cells: string[],
  columns: Columns,
  orders: DateOrder[],
  today: CalendarDate,
): ReadHolidays {
  const days = new Set(orders.map((order) => readDate(cells[columns.date] ?? '', order, today)));
  const [day] = days;
  if (day === undefined) return 'notDate';
  if (days.size > 1) return 'unclearDate';
  const { name, half } = withoutHalf(oneLine(cells[columns.name] ?? ''));
  const part = columns.half === undefined ? half : halfWritten(cells[columns.half] ?? '');
  if (part === undefined) return 'notHalf';
  return nameSkipReason(name) ?? [{ day, half: part ?? half, name }];
}

/** By their headings. A table without headings has the date first, then the name. */
function columnsOf({ headingsRow, headings }: HolidayTable): Columns {
  if (headingsRow === NO_HEADINGS) return { date: 0, name: 1, half: undefined };
  const [date, name, half] = [
    columnHeaded(headings, HOLIDAY_HEADINGS.date),
    columnHeaded(headings, HOLIDAY_HEADINGS.name),
    columnHeaded(headings, HOLIDAY_HEADINGS.half),
  ];
  if (date === undefined || name === undefined)
    throw Problem.at('file', refusal('holiday.no_columns'));
  return { date, name, half };
}

function columnHeaded(headings: string[], words: string[]): number | undefined {
  const written = headings.map((heading) => folded(heading).replace(/_/g, ' '));
  const word = words.find((one) => written.includes(one));
  return word === undefined ? undefined : written.indexOf(word);
}

/** The orders of day and month in which most dates exist: 05/01 and 06/02 leave two. */
function fittingOrders(dates: string[], today: CalendarDate): DateOrder[] {
  const counts = DATE_ORDERS.map(
    (order) => dates.filter((date) => readDate(date, order, today)).length,
  );
  return DATE_ORDERS.filter((_, index) => counts[index] === Math.max(...counts));
}

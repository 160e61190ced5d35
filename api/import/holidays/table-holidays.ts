import {
  addDays,
  eachDay,
  inclusiveDays,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { readDate } from '../../contract/imports/date-reading.js';
import { DATE_ORDERS, type DateOrder } from '../../contract/imports/import-mapping.js';
import { Problem, refusal } from '../../contract/problem.js';
import {
  HOLIDAY_EVENTS_MAX,
  HOLIDAY_SPAN_DAYS_MAX,
  type HolidaySkipReason,
} from '../../contract/working-time/holiday-proposals.js';
import type { CsvTable } from '../file/csv-table.js';
import type { TableRow } from '../file/table-headings.js';
import { FileHolidays, nameSkipReason, oneLine, type ReadHolidays } from './file-holidays.js';
import { halfWritten, withoutHalf } from './half-day-words.js';
import {
  columnsOf,
  spanOf,
  unreadColumns,
  type HolidayColumns,
  type HolidayTable,
} from './holiday-columns.js';

export function limitRows({ opening: { headingsRow }, headings, rows }: CsvTable): HolidayTable {
  const few: TableRow[] = [];
  for (const row of rows) {
    few.push(row);
    if (few.length > HOLIDAY_EVENTS_MAX)
      throw Problem.at('file', refusal('holiday.too_many_events', { max: HOLIDAY_EVENTS_MAX }));
  }
  return { headingsRow, headings, rows: few };
}

export function tableHolidays(
  table: HolidayTable,
  year: number,
  today: CalendarDate,
): FileHolidays {
  const columns = columnsOf(table, today);
  const { rows } = table;
  const dates = rows.flatMap(({ cells }) => spanOf(cells, columns)).filter(Boolean);
  const reader = { columns, orders: fittingOrders(dates, today), year, today };
  const holidays = new FileHolidays(year);
  for (const row of rows)
    holidays.add(row.row, row.cells[columns.name] ?? '', readRow(row, reader));
  holidays.unread.push(...unreadColumns(table.headings, rows, columns, today));
  return holidays;
}

interface RowReader {
  columns: HolidayColumns;
  orders: DateOrder[];
  year: number;
  today: CalendarDate;
}

function readRow({ cells, extra }: TableRow, reader: RowReader): ReadHolidays {
  if (extra) return 'extraCells';
  const span = readSpan(cells, reader);
  if (typeof span === 'string') return span;
  const { columns, year } = reader;
  const { name, half } = withoutHalf(oneLine(cells[columns.name] ?? ''));
  const part = columns.half === undefined ? half : halfWritten(cells[columns.half] ?? '');
  if (part === undefined) return 'notHalf';
  const reason = nameSkipReason(name);
  if (reason) return reason;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const [from, until] = [
    span.first > first ? span.first : first,
    span.last < last ? span.last : last,
  ];
  if (from > until) return [];
  return eachDay(from, until).map((day) => ({ day, half: part ?? half, name }));
}

function readSpan(
  cells: string[],
  { columns, orders, today }: RowReader,
): { first: CalendarDate; last: CalendarDate } | HolidaySkipReason {
  const [start = '', end = ''] = spanOf(cells, columns);
  const endTime = columns.endTime === undefined ? '' : (cells[columns.endTime] ?? '');
  const starts = orders.map((order) => readDate(start, order, today));
  if (starts.every((day) => day === undefined)) return 'notDate';
  const spans = new Map(
    orders.flatMap((order, index) => {
      const first = starts[index];
      const last = end === '' ? first : lastDay(readDate(end, order, today), first, endTime);
      return first && last ? [[`${first} ${last}`, { first, last }] as const] : [];
    }),
  );
  const [span] = spans.values();
  if (!span) return 'notEnd';
  if (spans.size > 1) return 'unclearDate';
  const { first, last } = span;
  if (last < first) return 'backwards';
  return inclusiveDays(first, last) > HOLIDAY_SPAN_DAYS_MAX ? 'tooLong' : span;
}

const MIDNIGHT = /^0?0:00(?::00)?$|^12:00(?::00)? ?AM$/i;

/** Outlook lets a whole day end at midnight of the next. */
function lastDay(
  end: CalendarDate | undefined,
  first: CalendarDate | undefined,
  endTime: string,
): CalendarDate | undefined {
  return end && first && end > first && MIDNIGHT.test(endTime) ? addDays(end, -1) : end;
}

/** The orders of day and month in which most dates exist: 05/01 and 06/02 leave two. */
function fittingOrders(dates: string[], today: CalendarDate): DateOrder[] {
  const counts = DATE_ORDERS.map(
    (order) => dates.filter((date) => readDate(date, order, today)).length,
  );
  return DATE_ORDERS.filter((_, index) => counts[index] === Math.max(...counts));
}

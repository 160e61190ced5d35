import {
  addDays,
  eachDay,
  inclusiveDays,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { NO_HEADINGS } from '../../contract/file-opening.js';
import { DATE_ORDERS, type DateOrder } from '../../contract/imports/import-mapping.js';
import { Problem, refusal } from '../../contract/problem.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import type { CsvTable } from '../file/csv-table.js';
import type { TableRow } from '../file/table-headings.js';
import { readDate, spanWritten } from '../file/date-reading.js';
import { FileHolidays, nameSkipReason, oneLine, type ReadHolidays } from './file-holidays.js';
import { halfWritten, withoutHalf } from './half-day-words.js';
import {
  HOLIDAY_EVENTS_MAX,
  HOLIDAY_SPAN_DAYS_MAX,
  MAX_SHOWN_SKIPPED,
  type HolidaySkipReason,
  type UnreadHolidayColumn,
} from '../../contract/working-time/holiday-proposals.js';

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

/** Without signs, as headings are compared. */
export const HOLIDAY_HEADINGS = {
  date: [
    'date',
    'holiday date',
    'start',
    'start date',
    'starts',
    'begin',
    'begin date',
    'begins',
    'beginning',
    'first day',
    'from',
    'from date',
    'du',
    'debut',
    'date de debut',
    'premier jour',
    'datum',
    'von',
    'vom',
    'ab',
    'beginn',
    'anfang',
    'startdatum',
    'erster tag',
    'fecha',
    'fecha de inicio',
    'desde',
    'inicio',
    'comienzo',
    'primer dia',
    'data',
    'data de inicio',
    'primeiro dia',
    'dates',
    'period',
    'from to',
    'periode',
    'du au',
    'zeitraum',
    'von bis',
    'fechas',
    'desde hasta',
    'del al',
    'periodo',
    'datas',
    'de ate',
    'day',
    'jour',
    'tag',
    'dia',
  ],
  until: [
    'end',
    'end date',
    'ends',
    'last day',
    'to',
    'to date',
    'until',
    'till',
    'thru',
    'through',
    'au',
    'fin',
    'date de fin',
    'dernier jour',
    'bis',
    'ende',
    'enddatum',
    'letzter tag',
    'hasta',
    'fecha de fin',
    'ultimo dia',
    'ate',
    'data de fim',
    'fim',
  ],
  endTime: ['end time', 'heure de fin', 'endzeit', 'endet um', 'hora de fin', 'hora de fim'],
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
    'nombre',
    'festivo',
    'dia festivo',
    'feriado',
    'descripcion',
    'nome',
    'descricao',
  ],
  half: [
    'half',
    'half day',
    'part',
    'part of the day',
    'demi journee',
    'partie de la journee',
    'halber tag',
    'medio dia',
    'meio dia',
  ],
};

interface Columns {
  date: number;
  /** The last day, where it has a column of its own. */
  until: number | undefined;
  endTime: number | undefined;
  name: number;
  half: number | undefined;
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
  columns: Columns;
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

/** In two columns, or in one. */
function spanOf(cells: string[], { date, until }: Columns): [string, string] {
  const [start = '', end = ''] = [cells[date], until === undefined ? '' : cells[until]];
  return end === '' ? (spanWritten(start) ?? [start, '']) : [start, end];
}

/** By their headings, else by what stands below. A table without headings has the date first, then the last day if it has one, then the name. */
function columnsOf({ headingsRow, headings, rows }: HolidayTable, today: CalendarDate): Columns {
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
  const column = (field: keyof Columns) => columnsHeaded(headings, HOLIDAY_HEADINGS[field])[0];
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
function unreadColumns(
  headings: string[],
  rows: TableRow[],
  columns: Columns,
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

/** The orders of day and month in which most dates exist: 05/01 and 06/02 leave two. */
function fittingOrders(dates: string[], today: CalendarDate): DateOrder[] {
  const counts = DATE_ORDERS.map(
    (order) => dates.filter((date) => readDate(date, order, today)).length,
  );
  return DATE_ORDERS.filter((_, index) => counts[index] === Math.max(...counts));
}

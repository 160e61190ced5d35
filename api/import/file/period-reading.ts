import type { CalendarDate } from '../../contract/calendar-date.js';
import { periodConflict, type EarlierPeriod } from '../../contract/employee/employment-periods.js';
import { readDate, spanWritten } from '../../contract/imports/date-reading.js';
import { DATE_ORDERS, type DateOrder } from '../../contract/imports/import-mapping.js';

const INTERVAL = /^(\d{4}-\d{2}-\d{2}|\.\.)\/(\d{4}-\d{2}-\d{2})$/;
const MAX_LENGTH = 2_000;

/** In their order, from '2015-03-01–2018-02-28; 2019-05-01–2020-12-31'; the first may begin at an unknown time. Undefined if one cannot be read or they overlap. */
export function readPeriods(
  text: string,
  order: DateOrder,
  today: CalendarDate,
): EarlierPeriod[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const pieces = text.split(/[;\n]/).map((piece) => piece.trim());
  const periods = pieces
    .filter((piece) => piece !== '')
    .map((piece) => readPeriod(piece, order, today));
  if (periods.length === 0 || !periods.every((period) => period !== undefined)) return undefined;
  const inOrder = periods.sort((one, other) => (one.leftOn < other.leftOn ? -1 : 1));
  return periodConflict(inOrder, today) ? undefined : inOrder;
}

function readPeriod(
  piece: string,
  order: DateOrder,
  today: CalendarDate,
): EarlierPeriod | undefined {
  const [, begin, end] = INTERVAL.exec(piece) ?? [];
  const span = begin && end ? [begin, end] : spanWritten(piece);
  if (!span) return undefined;
  const [first = '', last = ''] = span;
  const isUnknown = ['', '?', '..'].includes(first);
  const hiredOn = isUnknown ? null : readDate(first, order, today);
  const leftOn = readDate(last, order, today);
  return hiredOn === undefined || leftOn === undefined ? undefined : { hiredOn, leftOn };
}

/** Two digits of a year need a day to be read by; the century does not matter here. */
const ANY_DAY = '2099-12-31';

export function looksLikePeriods(samples: readonly string[]): boolean {
  return samples.some((sample) =>
    DATE_ORDERS.some((order) => readPeriods(sample, order, ANY_DAY) !== undefined),
  );
}

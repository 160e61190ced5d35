import type { CalendarDate } from '../../contract/calendar-date.js';
import { DATE_ORDERS, DECIMAL_SIGNS, type DateOrder, type DecimalSign, type ImportColumn } from '../../contract/imports.js';
import { datesIn } from './date-reading.js';

/** Below this share a few dates would decide for many others, and beside another order near to it a few typing errors would. */
const NEARLY_ALL = 0.9;

/**
 * The order in which all dates of all these columns exist, a few typing errors apart. Null when there is none, and when
 * dates exist in several orders and are other days in each: then somebody must say.
 */
export function proposedDateOrder(columns: ImportColumn[], today: CalendarDate): DateOrder | null {
  const dated = columns.filter(({ dates }) => dates !== null);
  const total = dated.reduce((sum, { filled }) => sum + filled, 0);
  const exist = (order: DateOrder) => dated.reduce((sum, { dates }) => sum + (dates?.[order].exist ?? 0), 0);
  const most = Math.max(...DATE_ORDERS.map(exist));
  if (total === 0 || most < total * NEARLY_ALL) return null;
  const likely = DATE_ORDERS.filter((order) => (most === total ? exist(order) === total : exist(order) >= most * NEARLY_ALL));
  const samples = dated.flatMap((column) => column.samples);
  const alike = samples.every((sample) => {
    const dates = datesIn(sample, today);
    return new Set(likely.flatMap((order) => dates[order] ?? [])).size <= 1;
  });
  return alike ? (likely[0] ?? null) : null;
}

/** What both signs can read is the same amount, so the better one is it; null when each reads what the other cannot. */
export function proposedDecimalSign(columns: ImportColumn[]): DecimalSign | null {
  const amounts = columns.filter((column) => column.amounts !== null);
  const total = amounts.reduce((sum, { filled }) => sum + filled, 0);
  const exist = (sign: DecimalSign) => amounts.reduce((sum, column) => sum + (column.amounts?.[sign].exist ?? 0), 0);
  const [points, commas] = [exist('.'), exist(',')];
  if (total === 0 || (points === commas && points < total && amounts.some(readDifferently))) return null;
  return commas > points ? ',' : '.';
}

function readDifferently({ amounts }: ImportColumn): boolean {
  return amounts !== null && amounts[DECIMAL_SIGNS[0]].wrong !== amounts[DECIMAL_SIGNS[1]].wrong;
}

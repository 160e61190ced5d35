import type { CalendarDate } from '../calendar-date.js';
import { datesIn } from './date-reading.js';
import { DATE_ORDERS, DECIMAL_SIGNS, type DateOrder, type DecimalSign } from './import-mapping.js';
import type { ImportColumn } from './imports.js';

/** Tolerates a few typing errors without letting a few dates decide for many. */
const NEARLY_ALL = 0.9;

/** True if the order changes a date. Each column's samples contain a date that depends on it, if there is one. */
export function dependsOnOrder(columns: ImportColumn[], today: CalendarDate): boolean {
  return columns.some(({ samples }) =>
    samples.some((sample) => new Set(Object.values(datesIn(sample, today))).size > 1),
  );
}

/** The order in which nearly all dates exist, or the chosen one if it fits as well; unchosen if there is none, or if several orders read them as different days. */
export function proposedDateOrder(
  columns: ImportColumn[],
  today: CalendarDate,
  chosen: DateOrder | null = null,
): DateOrder | null {
  if (columns.length > 0 && !dependsOnOrder(columns, today)) return chosen ?? DATE_ORDERS[0];
  const dated = columns.filter(({ dates }) => dates !== null);
  const total = dated.reduce((sum, { filled }) => sum + filled, 0);
  const exist = (order: DateOrder) =>
    dated.reduce((sum, { dates }) => sum + (dates?.[order].exist ?? 0), 0);
  const best = Math.max(...DATE_ORDERS.map(exist));
  if (total === 0 || best < total * NEARLY_ALL) return chosen;
  const likely = DATE_ORDERS.filter((order) =>
    best === total ? exist(order) === total : exist(order) >= best * NEARLY_ALL,
  );
  if (chosen && likely.includes(chosen)) return chosen;
  const samples = dated.flatMap((column) => column.samples);
  const alike = samples.every((sample) => {
    const dates = datesIn(sample, today);
    return new Set(likely.flatMap((order) => dates[order] ?? [])).size <= 1;
  });
  return alike ? (likely[0] ?? null) : null;
}

/** Null if each sign reads amounts that the other cannot. An amount that both read is the same with each. A chosen sign that fits stays. */
export function proposedDecimalSign(
  columns: ImportColumn[],
  chosen: DecimalSign | null = null,
): DecimalSign | null {
  const amounts = columns.filter((column) => column.amounts !== null);
  const total = amounts.reduce((sum, { filled }) => sum + filled, 0);
  const exist = (sign: DecimalSign) =>
    amounts.reduce((sum, column) => sum + (column.amounts?.[sign].exist ?? 0), 0);
  const [points, commas] = [exist('.'), exist(',')];
  if (chosen && exist(chosen) === Math.max(points, commas)) return chosen;
  if (total === 0 || (points === commas && points < total && amounts.some(readDifferently)))
    return null;
  return commas > points ? ',' : '.';
}

function readDifferently({ amounts }: ImportColumn): boolean {
  return amounts !== null && amounts[DECIMAL_SIGNS[0]].wrong !== amounts[DECIMAL_SIGNS[1]].wrong;
}

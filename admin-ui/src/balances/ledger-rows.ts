import {
  addDays,
  type CalendarDate,
  earliest,
  latest,
} from '../../../api/contract/calendar-date.js';
import type {
  LedgerLineRecord,
  LineKind,
  RequestMove,
} from '../../../api/contract/leave/leave-balances.js';
import { exactAmount } from '../leave-cost/exact-amount.js';

/** A line as a person reads it: a request's days are one row, and what lapsed is dated by the last day on which it could be used. */
export interface LedgerRow {
  key: string;
  /** 'broughtForward' is the balance before the first row. */
  kind: LineKind | 'broughtForward';
  from: CalendarDate;
  to: CalendarDate;
  amount: number;
  balance: number;
  until: CalendarDate | null;
  parts: LedgerLineRecord['parts'];
  numbers: Record<string, number>;
  /** The part of a request that this row is, with the days that cost nothing; otherwise its day. */
  span: { from: CalendarDate; to: CalendarDate };
  days: { day: CalendarDate; cost: number }[];
  /** Set in the first row of a request whose cost has changed since the decision. */
  moved: RequestMove | null;
  line: LedgerLineRecord | null;
}

interface View {
  /** The first day of what is shown. */
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  /** The first days of leave years: a request is split there. */
  yearBegins?: readonly CalendarDate[];
}

export function ledgerRows(
  lines: LedgerLineRecord[],
  { from, to, today, yearBegins = [] }: View,
): LedgerRow[] {
  const rows: LedgerRow[] = [];
  const begins = [...yearBegins, addDays(today, 1)];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && joins(last, line, begins)) rows[rows.length - 1] = joined(last, line);
    else rows.push(rowOf(line, rows, begins));
  }
  return opened(
    rows.filter((row) => row.from >= from && row.from <= to),
    from,
  );
}

export const isLeave = ({ kind }: LedgerRow): boolean => kind === 'taken' || kind === 'reserved';

/** Lapsing leave can still be used on its day. */
export const isPast = ({ kind, from }: LedgerRow, today: CalendarDate): boolean =>
  kind === 'expired' ? from < today : from <= today;

/** Undefined before the first row. */
export const balanceAt = (rows: LedgerRow[], today: CalendarDate): number | undefined =>
  rows.findLast((row) => isPast(row, today))?.balance;

function rowOf(
  line: LedgerLineRecord,
  before: readonly LedgerRow[],
  begins: readonly CalendarDate[],
): LedgerRow {
  const { kind, amount, balance, until, parts, numbers, request } = line;
  const day = kind === 'expired' ? addDays(line.day, -1) : line.day;
  const days = kind === 'taken' || kind === 'reserved' ? [{ day, cost: costOf(line) }] : [];
  const span = request ? partOf(request, day, begins) : { from: day, to: day };
  const isFirst = before.every((row) => row.line?.source.leave !== line.source.leave);
  return {
    key: `${line.day} ${before.length}`,
    kind,
    from: day,
    to: day,
    span,
    amount,
    balance,
    until,
    parts,
    numbers,
    days,
    moved: (isFirst && request?.moved) || null,
    line,
  };
}

/** Where a policy only records leave, it costs days and moves no balance. */
const costOf = ({ amount, numbers }: LedgerLineRecord): number => numbers.recorded ?? -amount;

function partOf(
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  day: CalendarDate,
  begins: readonly CalendarDate[],
): LedgerRow['span'] {
  const next = begins.filter((begin) => begin > day);
  return {
    from: latest(startDate, ...begins.filter((begin) => begin <= day)),
    to: earliest(endDate, ...next.map((begin) => addDays(begin, -1))),
  };
}

function joins(last: LedgerRow, line: LedgerLineRecord, begins: readonly CalendarDate[]): boolean {
  const apart = begins.some((begin) => last.to < begin && begin <= line.day);
  return (
    isLeave(last) &&
    last.kind === line.kind &&
    last.line?.source.leave === line.source.leave &&
    !apart
  );
}

function joined(row: LedgerRow, line: LedgerLineRecord): LedgerRow {
  const parts = new Map(row.parts.map(({ allocation, amount }) => [allocation, amount]));
  for (const { allocation, amount } of line.parts)
    parts.set(allocation, exactAmount((parts.get(allocation) ?? 0) + amount));
  return {
    ...row,
    to: line.day,
    span: { from: row.span.from, to: latest(row.span.to, line.day) },
    amount: exactAmount(row.amount + line.amount),
    balance: line.balance,
    parts: [...parts].map(([allocation, amount]) => ({ allocation, amount })),
    numbers:
      line.numbers.recorded === undefined
        ? row.numbers
        : {
            ...row.numbers,
            recorded: exactAmount((row.numbers.recorded ?? 0) + line.numbers.recorded),
          },
    days: [...row.days, { day: line.day, cost: costOf(line) }],
  };
}

/** Leave that was carried over comes first as a whole, so that the first figures add up from nothing. */
function opened(rows: LedgerRow[], from: CalendarDate): LedgerRow[] {
  const [first] = rows;
  if (!first) return rows;
  const before = exactAmount(first.balance - first.amount);
  const count = rows.findIndex(({ kind, from: day }) => kind !== 'carried' || day !== from);
  const carried = rows.slice(0, count < 0 ? rows.length : count);
  const inCarried = exactAmount(
    carried.reduce((sum, { parts }) => sum + (parts[0]?.amount ?? 0), 0),
  );
  let balance = exactAmount(before - inCarried);
  const broughtForward: LedgerRow[] =
    balance === 0
      ? []
      : [
          {
            key: 'broughtForward',
            kind: 'broughtForward',
            from,
            to: from,
            span: { from, to: from },
            amount: balance,
            balance,
            until: null,
            parts: [],
            numbers: {},
            days: [],
            moved: null,
            line: null,
          },
        ];
  const whole = carried.map((row) => {
    const amount = row.parts[0]?.amount ?? 0;
    balance = exactAmount(balance + amount);
    return { ...row, amount, balance };
  });
  return [...broughtForward, ...whole, ...rows.slice(carried.length)];
}

import { isCalendarDate, type CalendarDate } from '../contract/calendar-date.js';
import { amount, minorUnits } from '../contract/money.js';
import { isId } from '../database/ids.js';
import { csvAmount } from '../http/csv.js';

/** How a value of the database stands in a cell, and is read back from it. */
export interface CellKind<Value> {
  write(stored: unknown): string;
  /** Undefined when no value is written so. */
  read(cell: string): Value | undefined;
  /** What such a cell holds, for the text of a refusal. */
  expected: string;
}

export const text: CellKind<string> = { write: String, read: (cell) => cell, expected: 'a text' };

export const id: CellKind<string> = { write: String, read: (cell) => (isId(cell) ? cell : undefined), expected: 'an id' };

export const date: CellKind<CalendarDate> = {
  write: String,
  read: (cell) => (isCalendarDate(cell) ? cell : undefined),
  expected: 'a date such as 2026-01-31',
};

export const count: CellKind<number> = {
  write: String,
  read: (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : undefined),
  expected: 'a whole number',
};

/** Minor units inside. */
export const money: CellKind<number> = {
  write: (stored) => csvAmount(amount(stored as number | string)),
  read: minorUnits,
  expected: 'an amount such as 1234.50',
};

/** Milliseconds since 1970 inside. */
export const instant: CellKind<number> = {
  write: (stored) => new Date(Number(stored)).toISOString(),
  read: (cell) => {
    const time = Date.parse(cell);
    return !Number.isNaN(time) && new Date(time).toISOString() === cell ? time : undefined;
  },
  expected: 'a time such as 2026-01-31T09:30:00.000Z',
};

/** Of an instant, its date in UTC: for people, and never read back, since the instant stands beside it. */
export const dayOf: CellKind<string> = { ...text, write: (stored) => instant.write(stored).slice(0, 10) };

export function oneOf<Value extends string>(values: readonly Value[]): CellKind<Value> {
  return { write: String, read: (cell) => values.find((value) => value === cell), expected: `one of ${values.join(', ')}` };
}

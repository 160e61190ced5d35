import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Part } from './allocations.js';
import type { ENTRY_KINDS } from './statement-facts.js';

export type LineKind =
  | (typeof ENTRY_KINDS)[number]
  | 'closing'
  | 'accrual'
  | 'change'
  | 'leaving'
  | 'carried'
  | 'expired'
  | 'capped'
  | 'taken'
  | 'reserved'
  | 'ended';

/** One line of the ledger. The balance is the sum of all amounts up to it. */
export interface LedgerLine {
  day: CalendarDate;
  kind: LineKind;
  amount: number;
  balance: number;
  /** The last day on which what is granted can be used. */
  until: CalendarDate | null;
  /** Which allocations it took from. */
  parts: Part[];
  /** The figures of its why. */
  numbers: Record<string, number>;
  source: { version?: string | null; entry?: string; leave?: string };
}

/** A line without the balance, which the ledger adds. */
export type Movement = Pick<LedgerLine, 'day' | 'kind' | 'amount'> & Partial<LedgerLine>;

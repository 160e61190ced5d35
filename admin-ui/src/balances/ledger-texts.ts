import { addDays, addYears, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { ledger } from '../i18n/en/ledger.js';

type Messages = typeof ledger;
type LedgerKey = {
  [Part in keyof Messages]: `${Part}.${keyof Messages[Part] & string}`;
}[keyof Messages];

/** Texts and formats in the reader's language, for the words of a ledger. */
export interface LedgerTexts {
  text: (key: LedgerKey, values?: Record<string, string | number>) => string;
  list: (items: string[]) => string;
  day: (date: CalendarDate) => string;
  /** 16 Aug */
  dayAndMonth: (date: CalendarDate) => string;
  span: (start: CalendarDate, end: CalendarDate) => string;
  weekday: (date: CalendarDate) => string;
  /** February 2026, of '2026-02' */
  longMonth: (month: string) => string;
  /** 12.5 %, of 0.125 */
  percent: (share: number) => string;
  number: (value: number) => string;
  /** 6.5, or 6 h 30 min */
  plain: (amount: number, unit: LeaveUnit) => string;
  /** 6.5 days */
  words: (amount: number, unit: LeaveUnit) => string;
  /** 6.5, in a column */
  column: (amount: number, unit: LeaveUnit) => string;
  signed: (amount: number, unit: LeaveUnit) => string;
  /** Why a day of leave costs nothing, or only a half. */
  reason: (day: DayCostRecord, count?: number) => string | undefined;
}

export interface LedgerSubject {
  typeName: string;
  unit: LeaveUnit;
  today: CalendarDate;
}

/** '2026', or '2026/27' for a leave year that crosses the new year; of its last day. */
export function leaveYearName(last: CalendarDate): string {
  const first = addYears(addDays(last, 1), -1).slice(0, 4);
  const end = last.slice(0, 4);
  return first === end ? end : `${first}/${end.slice(2)}`;
}

interface AllocationName {
  kind: 'carried' | 'year' | 'entry' | 'debt';
  year: string;
}

/** From names of the statement: '2026', 'carried 2026', 'entry …', 'debt'. */
export function allocationName(allocation: string): AllocationName {
  if (allocation === 'debt') return { kind: 'debt', year: '' };
  if (allocation.startsWith('entry ')) return { kind: 'entry', year: '' };
  return allocation.startsWith('carried ')
    ? { kind: 'carried', year: allocation.slice('carried '.length) }
    : { kind: 'year', year: allocation };
}

const WHOLE_YEAR = 12;
export const isWholeYear = (months: number | undefined): boolean =>
  months === undefined || Math.abs(months - WHOLE_YEAR) < 0.001;

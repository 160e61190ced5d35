import type { CalendarDate } from './calendar-date.js';
import type { LeaveUnit } from './policy-rules.js';
import type { DayHalf } from './working-time.js';

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */

export const ADDED_ENTRY_KINDS = ['opening', 'adjustment', 'credit', 'payout', 'restored'] as const;
export type AddedEntryKind = (typeof ADDED_ENTRY_KINDS)[number];
export const ENTRY_REASON_MAX = 1000;
/** What lapses within so many days lapses soon. */
export const SOON_DAYS = 92;
/** How long what an entry adds can be usable. */
export const ENTRY_YEARS_USABLE = 10;

export const LINE_KINDS = [
  'opening', 'adjustment', 'credit', 'payout', 'restored', 'correction', 'closing',
  'accrual', 'change', 'leaving', 'carried', 'expired', 'capped', 'taken', 'reserved',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface LedgerLineRecord {
  day: CalendarDate;
  kind: LineKind;
  amount: number;
  /** The sum of all amounts up to this line. */
  balance: number;
  /** The last day on which what is granted can be used. */
  until: CalendarDate | null;
  /** Which allocations it took from: '2026' (or '2026/27'), 'carried 2026', 'entry …' or 'debt'. */
  parts: { allocation: string; amount: number }[];
  /** The figures of its why, by the kind of line. */
  numbers: Record<string, number>;
  source: {
    version?: string | null;
    entry?: string;
    leave?: string;
  };
  /** Of an entry: why, and who stored it. */
  reason?: string;
  by?: string | null;
  /** Whether the entry can still be reversed. */
  reversible?: boolean;
  /** Of a request: its first and last day. */
  request?: {
    startDate: CalendarDate;
    endDate: CalendarDate;
    /** Where holidays have changed what it costs since it was decided, or while it is pending, since it was made. */
    moved?: RequestMove;
  };
}

/** What the whole request cost and costs now, and the days that make the difference. */
export interface RequestMove {
  before: number;
  after: number;
  /** In order; `on` is the day of the change. Removed: half and name are what it was. */
  holidays: { day: CalendarDate; half: DayHalf | null; name: string; removed: boolean; on: CalendarDate }[];
}

export interface LeaveBalanceRecord {
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  /** False: leave is recorded and nothing is granted; only `taken`, `booked` and `reserved` tell something. */
  tracked: boolean;
  /** The ledger's total on the day: what was granted by then, less all leave up to it. */
  balance: number;
  /** The same less all leave after the day in the leave year: what nothing has spoken for, where no limit says what is available. */
  left: number;
  /** Of Approved leave since the leave year of the day began, up to today, or to the day if it is past. */
  taken: number;
  /** Of Approved leave after that, in the same leave year. */
  booked: number;
  /** Of Pending requests in the leave year. */
  reserved: number;
  /** The most that could be taken on the day; negative where more is gone than allowed; null where nothing limits it. */
  available: number | null;
  /** What the leave year has by its end: carried into it and granted in it. */
  granted: number;
  /** The most that the leave year's end would carry over; null: all. */
  carriesOver: number | null;
  /** The ledger's total today; from it pending and booked leave still to come leads to what is available. */
  ledgerToday: number;
  leaveYear: { from: CalendarDate; to: CalendarDate };
  /** `since`: from when the person has it, at the earliest the hire date. */
  policy: { _id: string; name: string; since: CalendarDate };
  pattern: { _id: string; name: string; since: CalendarDate } | null;
  /** What lapses if it is not used by its last day, soonest first. */
  expiring: { amount: number; on: CalendarDate }[];
  /** The next grant after the day. */
  next: { on: CalendarDate; amount: number } | null;
}

export interface LeaveAccountRecord {
  /** The employee's: a list has one type. */
  _id: string;
  employee: { _id: string; employeeId: string; name: string; profileImage: string | null };
  department: { _id: string; dep_name: string };
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  policy: { _id: string; name: string };
  taken: number;
  booked: number;
  reserved: number;
  /** Null where nothing limits it. */
  available: number | null;
  expires: { amount: number; on: CalendarDate } | null;
  /** Why nothing is counted: the policy counts leave years from a hire date that is unknown. */
  incomplete: 'hireDate' | null;
}

/** A part of an entry that changes nothing on the day. Negative: what it takes would have been lost without it. */
export type LostAmount =
  /** Above the highest balance. */
  | { why: 'capped'; amount: number; cap: number }
  /** `on` is the last day on which it can be used. */
  | { why: 'expired'; amount: number; on: CalendarDate };

/** The balance without and with an entry, on the entry's day or, if that is past, today. */
export interface EntryEffect {
  on: CalendarDate;
  /** Null where no policy holds on the day. */
  before: LeaveBalanceRecord | null;
  after: LeaveBalanceRecord | null;
  lost: LostAmount[];
}

export interface LeaveEntryRecord {
  _id: string;
  employeeId: string;
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  day: CalendarDate;
  kind: LineKind;
  amount: number;
  until: CalendarDate | null;
  reason: string;
  reverses: string | null;
  at: string;
  by: string | null;
}

import type { CalendarDate } from '../calendar-date.js';
import type { DayHalf } from '../working-time/working-time.js';
import type { LeaveUnit } from './policy-rules.js';

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */

export const ADDED_ENTRY_KINDS = ['opening', 'adjustment', 'credit', 'payout', 'restored'] as const;
export type AddedEntryKind = (typeof ADDED_ENTRY_KINDS)[number];
export const ENTRY_REASON_MAX = 1000;
/** Leave that expires within so many days expires soon. */
export const SOON_DAYS = 92;
/** The longest time for which added leave can be used. */
export const ENTRY_YEARS_USABLE = 10;

export const LINE_KINDS = [
  'opening',
  'adjustment',
  'credit',
  'payout',
  'restored',
  'correction',
  'closing',
  'accrual',
  'change',
  'leaving',
  'carried',
  'expired',
  'capped',
  'taken',
  'reserved',
  'ended',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface LedgerLineRecord {
  day: CalendarDate;
  kind: LineKind;
  amount: number;
  /** The sum of all amounts up to this line. */
  balance: number;
  /** The last day on which the granted leave can be used; for 'ended', the last day of the earlier employment. */
  until: CalendarDate | null;
  /** The allocations that it took from: '2026' (or '2026/27'), 'carried 2026', 'entry …' or 'debt'. */
  parts: { allocation: string; amount: number }[];
  /** The figures that it is calculated from, by the kind of line. */
  numbers: Record<string, number>;
  source: {
    version?: string | null;
    entry?: string;
    leave?: string;
  };
  /** For an entry: its reason, and the person who stored it. */
  reason?: string;
  by?: string | null;
  /** True while the entry can be reversed. */
  reversible?: boolean;
  /** For a request: its first and last day. */
  request?: {
    startDate: CalendarDate;
    endDate: CalendarDate;
    /** Present if holidays have changed its cost since it was decided or, while it is pending, since it was requested. */
    moved?: RequestMove;
  };
}

/** The cost of the whole request before and now, and the days that make the difference. */
export interface RequestMove {
  before: number;
  after: number;
  /** In order; `on` is the day of the change. A removed day keeps its former half and name. */
  holidays: {
    day: CalendarDate;
    half: DayHalf | null;
    name: string;
    removed: boolean;
    on: CalendarDate;
  }[];
}

export interface LeaveBalanceRecord {
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  /** False: leave is recorded and nothing is granted; only `taken`, `booked` and `reserved` tell something. */
  tracked: boolean;
  /** The ledger's total on the day: what was granted by then, less all leave up to it. */
  balance: number;
  /** The same less all leave after the day in the leave year: the unplanned rest, for types without a limit. */
  left: number;
  /** Approved leave since the leave year of the day began, up to today, or to the day if it is past. */
  taken: number;
  /** Approved leave after that, in the same leave year. */
  booked: number;
  /** Pending requests in the leave year. */
  reserved: number;
  /** The most that could be taken on the day; negative if more is taken than allowed; null without a limit. */
  available: number | null;
  /** The total of the leave year by its end: carried into it and granted in it. */
  granted: number;
  /** The maximum carried over at the end of the leave year; null: all. */
  carriesOver: number | null;
  /** The ledger's total today; from it pending and booked leave still to come leads to what is available. */
  ledgerToday: number;
  leaveYear: { from: CalendarDate; to: CalendarDate };
  /** The last day of the employment, if the day is after it: the balance can be paid out or settled until the next employment begins, and nothing is available. */
  endedOn: CalendarDate | null;
  /** `since`: from when the person has it, at the earliest the hire date. */
  policy: { _id: string; name: string; since: CalendarDate };
  pattern: { _id: string; name: string; since: CalendarDate } | null;
  /** Leave that expires if it is not used by its last day, soonest first. */
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
  /** Null without a limit. */
  available: number | null;
  expires: { amount: number; on: CalendarDate } | null;
  /** 'hireDate' if nothing is counted because leave years begin on a hire date that is unknown. */
  incomplete: 'hireDate' | null;
}

/** A part of an entry without effect on the day. Negative if the deducted leave would have been lost without it. */
export type LostAmount =
  /** Above the highest balance. */
  | { why: 'capped'; amount: number; cap: number }
  /** `on` is the last day on which it can be used. */
  | { why: 'expired'; amount: number; on: CalendarDate };

/** The balance without and with an entry, on the entry's day or, if that is past, today. */
export interface EntryEffect {
  on: CalendarDate;
  /** Null without a policy on the day. */
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

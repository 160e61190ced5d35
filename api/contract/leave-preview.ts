import type { CalendarDate } from './calendar-date.js';
import type { ListedEmployeeRecord } from './listed-employee.js';
import type { LeaveUnit } from './policy-rules.js';

/** What moves balances and can be previewed before it is stored. */
export const LEAVE_CHANGE_KINDS = ['version', 'assignment', 'assignmentEnd', 'holidays', 'employment', 'close'] as const;
export type LeaveChangeKind = (typeof LEAVE_CHANGE_KINDS)[number];

export const PREVIEW_STATES = ['Running', 'Done', 'Cancelled', 'Failed'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** What becomes of a balance; 'leaver': of somebody who has left by the year's end. */
export const BALANCE_EFFECTS = ['gain', 'lose', 'unchanged', 'leaver'] as const;
export type BalanceEffectName = (typeof BALANCE_EFFECTS)[number];

/** 'negative': below zero after the change, and not before it. */
export const PREVIEW_EFFECTS = ['gain', 'lose', 'negative', 'unchanged'] as const;
export type PreviewEffect = (typeof PREVIEW_EFFECTS)[number];

/** Of a year's end, where 'negative' is below zero on its day. */
export const YEAR_END_EFFECTS = ['expiring', 'carried', 'negative', 'leavers'] as const;
export type YearEndEffect = (typeof YEAR_END_EFFECTS)[number];

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */
export interface PreviewSummary {
  leaveType: { _id: string; name: string };
  unit: LeaveUnit;
  gain: { people: number; amount: number };
  /** Below zero. */
  lose: { people: number; amount: number };
  /** Of people who gain or lose: how many are below zero after the change and were not before. */
  negative: number;
  unchanged: number;
  /** Pending and approved requests that cost more or less. */
  requests: number;
}

export interface LeavePreviewRecord {
  _id: string;
  kind: LeaveChangeKind;
  state: PreviewState;
  /** People looked at so far, and in all. */
  done: number;
  total: number;
  /** The day whose balances are compared. */
  on: CalendarDate;
  /** Storing the change asks for it; null until the preview is done. */
  basis: string | null;
  summary: PreviewSummary[];
  /** Why it failed. */
  fault: string | null;
  createdAt: string;
  createdBy: string | null;
}

/** Why a balance differs; the amounts of all reasons add up to the difference. */
export interface PreviewReason {
  /** Granted; lost above the highest balance; expired; taken by leave; moved by entries. */
  code: 'granted' | 'capped' | 'expired' | 'leave' | 'entries';
  amount: number;
  /** Of what expires: the last day on which it can be used. */
  on?: CalendarDate;
  /** Of a grant: a year's entitlement after the change, and the years of service that its step asks for. */
  rate?: number;
  years?: number;
  /** The highest balance. */
  cap?: number;
}

/** What a request costs before and after the change. */
export interface PreviewedRequest {
  _id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  before: number;
  after: number;
}

/** Of a year's end with what it does to the balance. */
export interface PreviewPersonRecord extends Partial<YearEndOfPerson> {
  /** Of the row: a person can have one for each leave type. */
  _id: string;
  employee: ListedEmployeeRecord;
  leaveType: { _id: string; name: string };
  unit: LeaveUnit;
  /** The balance on the day of the preview. */
  before: number;
  after: number;
  difference: number;
  effect: BalanceEffectName;
  /** The lowest balance from the change on, where it is below zero and was not before. */
  negative: { amount: number; day: CalendarDate } | null;
  reasons: PreviewReason[];
  requests: PreviewedRequest[];
  /** An entry that would settle what the change does not: of a leaver's rest or debt, or of closed years after a corrected employment. Nobody books it by itself. */
  offered: OfferedEntry | null;
}

export interface OfferedEntry {
  kind: 'payout' | 'adjustment';
  amount: number;
}

/** What the end of a leave year does to one balance. */
export interface YearEndOfPerson {
  policy: { _id: string; name: string };
  /** Left on the last day. */
  rest: number;
  carried: number;
  /** The last day on which what is carried over can be used. */
  until: CalendarDate | null;
  expiring: number;
  /** What is below zero, taken off the next grant. */
  debt: number;
  leaver: boolean;
}

import type { CalendarDate } from '../calendar-date.js';
import type { ListedEmployeeRecord } from '../employee/listed-employee.js';
import type { LeaveUnit } from './policy-rules.js';

/** Changes that move balances and can be previewed before they are stored. */
export const LEAVE_CHANGE_KINDS = [
  'version',
  'assignment',
  'assignmentEnd',
  'holidays',
  'employment',
  'close',
] as const;
/** Those that can move when people work. */
export const WORKING_TIME_CHANGE_KINDS = ['assignment', 'assignmentEnd', 'holidays'] as const;
export type LeaveChangeKind = (typeof LEAVE_CHANGE_KINDS)[number];

export const PREVIEW_STATES = ['Running', 'Done', 'Cancelled', 'Failed'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** Effects on a balance; 'leaver' is a person who has left by the end of the year. */
export const BALANCE_EFFECTS = ['gain', 'lose', 'unchanged', 'leaver'] as const;
export type BalanceEffectName = (typeof BALANCE_EFFECTS)[number];

/** 'negative': below zero after the change, and not before it. */
export const PREVIEW_EFFECTS = ['gain', 'lose', 'negative', 'unchanged'] as const;
export type PreviewEffect = (typeof PREVIEW_EFFECTS)[number];

/** Effects of a year end, where 'negative' is below zero on its day. */
export const YEAR_END_EFFECTS = ['expiring', 'carried', 'negative', 'leavers'] as const;
export type YearEndEffect = (typeof YEAR_END_EFFECTS)[number];

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */
export interface PreviewSummary {
  leaveType: { _id: string; name: string };
  unit: LeaveUnit;
  gain: { people: number; amount: number };
  /** Below zero. */
  lose: { people: number; amount: number };
  /** People whose balance falls below zero because of the change, among those who gain or lose. */
  negative: number;
  unchanged: number;
  /** Pending and approved requests that cost more or less. */
  requests: number;
}

export interface LeavePreviewRecord {
  _id: string;
  kind: LeaveChangeKind;
  state: PreviewState;
  /** People calculated so far, and in all. */
  done: number;
  total: number;
  /** The day whose balances are compared. */
  on: CalendarDate;
  /** Needed to store the change; null until the preview is done. */
  basis: string | null;
  summary: PreviewSummary[];
  /** The reason of a failure. */
  fault: string | null;
  createdAt: string;
  createdBy: string | null;
}

/** A reason why a balance differs; the amounts of all reasons add up to the difference. */
export interface PreviewReason {
  /** Granted; lost above the highest balance; expired; taken by leave; moved by entries. */
  code: 'granted' | 'capped' | 'expired' | 'leave' | 'entries';
  amount: number;
  /** For expired leave: the last day on which it can be used. */
  on?: CalendarDate;
  /** For a grant: the yearly entitlement after the change, and the years of service that its step requires. */
  rate?: number;
  years?: number;
  /** The highest balance. */
  cap?: number;
}

/** The cost of a request before and after the change. */
export interface PreviewedRequest {
  _id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  before: number;
  after: number;
}

/** For a year end: its effect on the balance. */
export interface PreviewPersonRecord extends Partial<YearEndOfPerson> {
  /** Id of the row: a person can have one for each leave type. */
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
  /** A suggested entry for the rest or debt of a leaver, or for closed years after a corrected employment. It is not booked automatically. */
  offered: OfferedEntry | null;
}

export interface OfferedEntry {
  kind: 'payout' | 'adjustment';
  amount: number;
}

/** The effect of the end of a leave year on one balance. */
export interface YearEndOfPerson {
  policy: { _id: string; name: string };
  /** Left on the last day. */
  rest: number;
  carried: number;
  /** The last day on which carried-over leave can be used. */
  until: CalendarDate | null;
  expiring: number;
  /** The debt, deducted from the next grant. */
  debt: number;
  leaver: boolean;
}

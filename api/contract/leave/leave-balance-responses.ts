import type { CalendarDate } from '../calendar-date.js';
import type { SuccessResponse } from '../responses.js';
import type {
  EntryEffect,
  LeaveAccountRecord,
  LeaveBalanceRecord,
  LeaveEntryRecord,
  LedgerLineRecord,
} from './leave-balances.js';
import type { LeaveUnit } from './policy-rules.js';

export interface LeaveBalancesResponse extends SuccessResponse {
  employee: { _id: string; employeeId: string; name: string };
  on: CalendarDate;
  balances: LeaveBalanceRecord[];
  /** Types whose policy counts years from a hire date that is unknown. */
  incomplete: string[];
}

export interface LeaveLedgerResponse extends SuccessResponse {
  employee: { _id: string; employeeId: string; name: string };
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  today: CalendarDate;
  /** All leave years of the person under a policy for the type, up to the one of today in two years. Days between them have no policy. */
  leaveYears: { from: CalendarDate; to: CalendarDate }[];
  lines: LedgerLineRecord[];
}

/** Covers people who work here. */
export interface LeaveAccountsSummary {
  /** People with a policy of the type today. */
  people: number;
  withoutPolicy: number;
  /** People whose hire date is missing, so that nothing is counted. */
  incomplete: number;
  taken: number;
  booked: number;
  reserved: number;
  /** The sum over people with a limited balance. */
  available: { people: number; amount: number };
  /** People whose balance is exactly zero. */
  noneLeft: number;
  /** People whose available balance is below zero. */
  negative: { people: number; amount: number };
  /** The leave of each person that expires first, within SOON_DAYS, and the earliest and latest of these days. */
  expiring: { people: number; amount: number; from: CalendarDate | null; to: CalendarDate | null };
  /** The leave of each person that expires first and will hardly be used: more than two thirds of the working days left. */
  atRisk: { people: number; amount: number };
}

export type BalanceKind = 'incomplete' | 'negative' | 'noneLeft' | 'atRisk' | 'other';

export interface LeaveAccountsResponse extends SuccessResponse {
  accounts: LeaveAccountRecord[];
  /** For today, at most ten seconds old; null for another date. */
  summary?: LeaveAccountsSummary | null;
  /** People by kind, as the search and the other filters leave them; for today. */
  counts?: { [kind in BalanceKind]?: number };
}

export interface EntryEffectResponse extends SuccessResponse {
  effect: EntryEffect;
}

export interface LeaveEntryResponse extends SuccessResponse {
  entry: LeaveEntryRecord;
}

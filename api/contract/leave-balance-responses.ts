import type { CalendarDate } from './calendar-date.js';
import type { EntryEffect, LeaveAccountRecord, LeaveBalanceRecord, LeaveEntryRecord, LedgerLineRecord } from './leave-balances.js';
import type { LeaveUnit } from './policy-rules.js';
import type { SuccessResponse } from './responses.js';

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

export interface LeaveAccountsSummary {
  people: number;
  taken: number;
  booked: number;
  reserved: number;
  /** People whose available is below zero. */
  negative: number;
}

export interface LeaveAccountsResponse extends SuccessResponse {
  accounts: LeaveAccountRecord[];
  /** Of today; null for another date. */
  summary?: LeaveAccountsSummary | null;
}

export interface EntryEffectResponse extends SuccessResponse {
  effect: EntryEffect;
}

export interface LeaveEntryResponse extends SuccessResponse {
  entry: LeaveEntryRecord;
}

import type { CalendarDate } from '../calendar-date.js';
import type { LeaveCounting } from '../leave/leave-policies.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type { RunState } from './pay-runs.js';
import type { PaidLeave, PeriodDates, StillToRecover } from './payslips.js';
import type { SignatureEffect } from './run-signatures.js';

/** The person paid it back, or it is no longer asked for. */
export const RECOVERY_END_KINDS = ['repaid', 'waived'] as const;
export type RecoveryEndKind = (typeof RECOVERY_END_KINDS)[number];

/** For a settlement that was paid when the last day moves. */
export const SETTLED_CHOICES = ['keep', 'withdraw'] as const;
export type SettledChoice = (typeof SETTLED_CHOICES)[number];

/** The rest of a leave type on the last day. */
export interface UnusedLeaveRecord {
  leaveType: { _id: string; name: string; unit: LeaveUnit; counts: LeaveCounting };
  /** Days with up to three decimals, or minutes; negative for more taken than there was. */
  amount: number;
  /** The pay of one day, or of one hour, with four decimals. */
  each: number;
}

/** By the work pattern of the last day, in all its weeks. */
export interface WorkedWeeks {
  halfDays: number;
  minutes: number;
  weeks: number;
}

export interface AcceptedSettlementRecord {
  /** The id of its single payment. */
  _id: string;
  lastDay: CalendarDate;
  amount: number;
  unused: PaidLeave[];
  run: { _id: string; period: PeriodDates; state: RunState };
  by: { name: string };
  at: string;
}

export interface RecoveryEndRecord {
  _id: string;
  employee: { _id: string; name: string };
  kind: RecoveryEndKind;
  amount: number;
  on: CalendarDate;
  reason: string | null;
  by: { name: string };
  at: string;
  /** Until then it counts nothing. */
  signed: { by: { name: string }; at: string } | null;
  /** The effect of the reader's signature; null once it is signed. */
  signature: SignatureEffect | null;
}

export interface LeaverSettlementRecord {
  employee: { _id: string; employeeId: string; name: string };
  /** The last day of the latest employment; null without one. */
  lastDay: CalendarDate | null;
  /** The draft in which what is accepted is paid. */
  run: { _id: string; period: PeriodDates } | null;
  /** A month's salary on the last day; null if it is not known. */
  salary: number | null;
  worked: WorkedWeeks | null;
  /** Paid, counted types with something left. */
  unused: UnusedLeaveRecord[];
  /** More taken than there was. It is never proposed. */
  owed: UnusedLeaveRecord[];
  /** The pay of all that is unused, rounded once. */
  total: number;
  /** Identifies the figures shown, for POST payroll/settlement/accept; null where nothing can be accepted. */
  basis: string | null;
  accepted: AcceptedSettlementRecord[];
  toRecover: { amount: number; parts: StillToRecover[] };
  /** Newest first. */
  ends: RecoveryEndRecord[];
}

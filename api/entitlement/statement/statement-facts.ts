import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import type { Allocation } from './allocations.js';

/** The dated facts of one person, one leave type and one employment period, from which the statement is derived. Their order does not matter. */
export interface StatementFacts {
  /** The first day of employment; null: since ever. */
  employedFrom: CalendarDate | null;
  /** The last day of employment; null: still employed. */
  employedTo: CalendarDate | null;
  /** Years of service count from here: the first hire date, moved on by the gaps between employment periods. */
  serviceFrom: CalendarDate | null;
  rules: readonly RuleSpan[];
  workingTime: readonly WorkingTimeSpan[];
  entries: readonly LedgerEntry[];
  leave: readonly LeaveDayCost[];
  closings: readonly Closing[];
}

/** Leave years and grants are derived from these alone. */
export type RuleFacts = Omit<StatementFacts, 'entries' | 'leave'>;

/** The balance at the end of a closed day. It holds however the facts before it change, and ends the leave year. */
export interface Closing {
  day: CalendarDate;
  allocations: readonly Readonly<Allocation>[];
  debt: number;
}

/** The rules hold from this day until the next span; null: no policy holds. */
export interface RuleSpan {
  from: CalendarDate;
  rules: PolicyRules | null;
  version: string | null;
}

/** Weekly work as a share of everybody's, from this day until the next span. */
export interface WorkingTimeSpan {
  from: CalendarDate;
  worked: number;
  fullTime: number;
}

export const ENTRY_KINDS = [
  'opening',
  'adjustment',
  'credit',
  'payout',
  'restored',
  'correction',
] as const;

export interface LedgerEntry {
  id: string;
  day: CalendarDate;
  kind: (typeof ENTRY_KINDS)[number];
  amount: number;
  /** The last day on which it can be used; null: as the leave year's own. */
  until: CalendarDate | null;
  /** The entry that this one takes back. */
  reverses: string | null;
}

export interface LeaveDayCost {
  leaveId: string;
  day: CalendarDate;
  cost: number;
  /** Pending requests are reserved. */
  kind: 'taken' | 'reserved';
}

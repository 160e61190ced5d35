import type { CalendarDate } from './calendar-date.js';
import type { LeaveUnit, PolicyRules } from './policy-rules.js';

export const LEAVE_COUNTING = ['working', 'calendar'] as const;
export type LeaveCounting = (typeof LEAVE_COUNTING)[number];

export interface LeaveTypeRecord {
  _id: string;
  name: string;
  /** Of the five that every installation has; their names are fixed and they are never archived. */
  builtin: boolean;
  unit: LeaveUnit;
  /** Whether a request costs the days that somebody works, or all days. */
  counts: LeaveCounting;
  halfDays: boolean;
  paid: boolean;
  /** Whether employees may request it; otherwise only admins enter it. */
  selfService: boolean;
  /** Whether colleagues see the type of an absence. */
  visibleToTeam: boolean;
  archived: boolean;
  version: number;
}

export const POLICY_NAME_MAX = 40;

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */
export type PolicyRulesRecord = PolicyRules;

export interface PolicyVersionRecord {
  _id: string;
  from: CalendarDate;
  rules: PolicyRulesRecord;
  recordedAt: string;
  recordedBy: string | null;
}

export interface PolicyRecord {
  _id: string;
  name: string;
  leaveType: { _id: string; name: string; unit: LeaveUnit };
  archived: boolean;
  /** People for whom it holds today by an assignment of their own. */
  people: number;
  /** Whether it holds today for everybody without one of their own. */
  everybody: boolean;
  /** By their first day. */
  versions: PolicyVersionRecord[];
}

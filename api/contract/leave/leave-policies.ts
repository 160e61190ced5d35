import type { CalendarDate } from '../calendar-date.js';
import type { ApprovalStepRecord } from './approvals.js';
import type { LeaveUnit, PolicyRules } from './policy-rules.js';

export const LEAVE_COUNTING = ['working', 'calendar'] as const;
export type LeaveCounting = (typeof LEAVE_COUNTING)[number];

export interface LeaveTypeRecord {
  _id: string;
  name: string;
  /** One of the five built-in types, which cannot be renamed or archived. */
  builtin: boolean;
  unit: LeaveUnit;
  /** A request costs the working days of the person, or all days. */
  counts: LeaveCounting;
  halfDays: boolean;
  /** Otherwise its days reduce pay in payroll runs. */
  paid: boolean;
  /** True if employees may request it; otherwise only admins enter it. */
  selfService: boolean;
  /** True if a request must give its reason. */
  reasonRequired: boolean;
  /** True if colleagues see the type of an absence. */
  visibleToTeam: boolean;
  /** True if coverage rules do not stop leave of the type, and their own count leaves it out. */
  exemptFromCoverage: boolean;
  /** The steps that requests take if approvals are on; empty to approve them at once. For admins; absent for others. */
  chain?: ApprovalStepRecord[];
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
  /** People who have it today by an assignment of their own. */
  people: number;
  /** True if it applies today to everybody without an assignment of their own. */
  everybody: boolean;
  /** By their first day. */
  versions: PolicyVersionRecord[];
}

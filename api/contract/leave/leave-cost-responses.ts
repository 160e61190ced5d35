import type { CalendarDate } from '../calendar-date.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type { SuccessResponse } from '../responses.js';
import type { ApprovalStepState, DeciderRecord } from './approvals.js';
import type { CoverageBreachRecord } from './coverage.js';
import type { DayCostRecord } from './day-costs.js';
import type { LeaveType } from './leave-types.js';
import type { LeaveUnit } from './policy-rules.js';

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */

/** A reason for which a request would be refused, as in the refusal. */
export interface LeaveRefusalRecord {
  code: string;
  text: string;
  /** For clients that translate; null if only the text is known. */
  refusal: RefusalRecord | null;
  overridable: boolean;
}

export interface ReplacedLeaveRecord {
  _id: string;
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** The balance with a request that waits for its decision. */
export interface LeaveEffectRecord {
  _id: string;
  /** The _id and the name of the employee. */
  employeeId: string;
  name: string;
  unit: LeaveUnit;
  /** Null without a policy on a requested day. */
  cost: number | null;
  /** On the last day, with it and all other pending requests; null without a balance. */
  remaining: number | null;
  /** How much the balance would lack at the worst, beyond what is allowed below zero; null if nothing. */
  shortBy: number | null;
  /** The coverage rules that its approval would break. Absent if it breaks none. */
  coverage?: CoverageBreachRecord[];
}

export interface LeaveReturnRecord {
  _id: string;
  /** The first day of work after the leave; null if there is none within a year. */
  on: CalendarDate | null;
}

export interface LeaveReturnsResponse extends SuccessResponse {
  returns: LeaveReturnRecord[];
}

export interface LeaveEffectsResponse extends SuccessResponse {
  effects: LeaveEffectRecord[];
}

export interface LeaveQuoteResponse extends SuccessResponse {
  unit: LeaveUnit;
  /** Null without a policy on a requested day. */
  cost: number | null;
  days: DayCostRecord[];
  /** On the first day, without the request; null without a limit. */
  available: number | null;
  /** On the last day, with the request. */
  remaining: number | null;
  shortBy: number | null;
  shortOn: CalendarDate | null;
  /** True if the caller does not see the balance: HR, or who else decides, checks it. Then nothing here tells whether it suffices. */
  balanceToBeChecked: boolean;
  /** Years of requested days in which the person's calendar has no holiday at all, so that each may cost too much. */
  yearsWithoutHolidays: number[];
  /** The allocations that it would take from. */
  uses: { allocation: string; amount: number; until: CalendarDate | null }[];
  /** Approved leave of other types on these days, which an admin may take them out of. Empty for others, and for leave of their own that another admin decides. */
  takesOut: ReplacedLeaveRecord[];
  /** The reasons to refuse it; an admin can override those that are `overridable`. */
  faults: LeaveRefusalRecord[];
  /** The coverage rules that it would break, those that block first. */
  coverage: CoverageBreachRecord[];
  /** True if the caller is an admin and nobody but HR is asked, so that it may be approved in the same step. Otherwise absent. */
  mayApprove?: true;
  /** If approvals are on: who would decide, step by step. Empty if it would be approved at once. */
  steps?: ApprovalStepState[];
  /** Whose turn it would be first, with the reasons. */
  deciders?: DeciderRecord[];
  /** The absence of the stand-in on these days. */
  standInAway?: { startDate: CalendarDate; endDate: CalendarDate } | null;
}

/** Each day's cost in a month, for the picker. */
export interface LeaveCostsResponse extends SuccessResponse {
  unit: LeaveUnit;
  /** True if the type has half days. */
  halfDays: boolean;
  days: DayCostRecord[];
}

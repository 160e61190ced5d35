import type { CalendarDate } from '../calendar-date.js';
import type { EmploymentStatus } from '../employee/employment-status.js';
import type { SuccessResponse } from '../responses.js';
import type { ApprovalSettings, DeciderRecord } from './approvals.js';
import type { CoverageBreachRecord } from './coverage.js';
import type { LeaveBalanceRecord } from './leave-balances.js';
import type { AbsenceRecord, LeaveRecord } from './leaves.js';
import type { LeaveUnit } from './policy-rules.js';

export interface WaitingLeaveRecord {
  leave: LeaveRecord;
  /** By which right the caller is asked; null for an admin who is not, and may decide nevertheless. */
  decider: DeciderRecord | null;
  /** As in `LeaveEffectRecord`. */
  remaining: number | null;
  shortBy: number | null;
  unit: LeaveUnit;
  /** The type's, on the first day of the leave; null without a policy. */
  balance: LeaveBalanceRecord | null;
  /** Approved absences of others in the department during the leave. */
  alsoAway: AbsenceRecord[];
  /** The coverage rules that it breaks. */
  coverage: CoverageBreachRecord[];
}

export interface TeamMemberRecord {
  _id: string;
  /** The _id of the account, for requests of leave. */
  userId: string;
  name: string;
  profileImage: string | null;
  designation: string | null;
  status: EmploymentStatus;
  /** True for direct reports; false for the reports of a report. */
  direct: boolean;
  /** The approver, for reports of reports. */
  approver: string | null;
  /** The last day of the absence on which they are away today. */
  awayUntil: CalendarDate | null;
  /** The name of the stand-in for that absence. */
  standIn: string | null;
  /** The next approved absence that has not begun. */
  next: ComingAbsence | null;
  /** The next that is requested. */
  pending: ComingAbsence | null;
}

export interface ComingAbsence {
  _id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Somebody who may be chosen as stand-in or deputy. */
export interface ColleagueRecord {
  _id: string;
  name: string;
  /** True for people of the caller's department, who may be stand-ins. */
  sameDepartment: boolean;
}

export interface DeputyRecord {
  deputy: { _id: string; name: string; awayUntil: CalendarDate | null } | null;
}

/** For whom the requests that wait now would wait with approvals. */
export interface ApprovalOutlook {
  /** Pending requests. */
  waiting: number;
  /** Those that would wait for people other than admins. */
  forPeople: number;
  /** Those that would wait for HR, with or without others. */
  forHr: number;
  /** The people that requests would wait for, with the number, most first; at most ten. */
  people: { name: string; requests: number }[];
  /** Active employees without an approver who can sign in. */
  withoutApprover: number;
}

/** The page of a mail's link. */
export interface LinkedLeaveRecord {
  /** The employee, and the approver whom the link was sent to. */
  name: string;
  approver: string;
  /** The approver who is away, in whose place they decide. */
  actsFor: string | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: LeaveRecord['startsAt'];
  endsAt: LeaveRecord['endsAt'];
  minutes: number | null;
  /** Null if the type is not visible to the team. */
  leaveType: string | null;
  unit: LeaveUnit;
  cost: number | null;
  remaining: number | null;
  othersAway: number;
  /** 'open' if it waits for the approver; otherwise what happened meanwhile. */
  state: 'open' | 'decided' | 'passedOn';
  status: LeaveRecord['status'];
  /** Decided or cancelled the request, or took this step. */
  decidedBy: string | null;
  /** For whom it waits now, as in `LeaveApproval`. */
  waitingFor: string[];
  waitingForHr: boolean;
}

export interface WaitingLeaveResponse extends SuccessResponse {
  waiting: WaitingLeaveRecord[];
  /** All that wait for the caller; `waiting` has the oldest. */
  total: number;
}

export interface TeamBalancesResponse extends SuccessResponse {
  balances: LeaveBalanceRecord[];
}

export interface TeamResponse extends SuccessResponse {
  team: TeamMemberRecord[];
}

export interface ColleaguesResponse extends SuccessResponse {
  colleagues: ColleagueRecord[];
}

export interface DeputyResponse extends SuccessResponse, DeputyRecord {}

export interface ApprovalSettingsResponse extends SuccessResponse {
  settings: ApprovalSettings;
  outlook: ApprovalOutlook;
}

export interface LinkedLeaveResponse extends SuccessResponse {
  request: LinkedLeaveRecord;
}

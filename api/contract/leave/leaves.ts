import type { CalendarDate } from '../calendar-date.js';
import type { LeaveApproval } from './approvals.js';
import type { CoverageBreachRecord } from './coverage.js';
import type { DayCostRecord } from './day-costs.js';
import type { LeaveStatus } from './leave-statuses.js';
import type { LeaveType, StartOfLeave, EndOfLeave } from './leave-types.js';
import type { LeaveUnit } from './policy-rules.js';

export const LEAVE_REASON_MAX = 1000;
/** Also the longest reason of a cancellation or a change. */
export const LEAVE_NOTE_MAX = 1000;

/** With the fields of `LeaveApproval` if approvals are on: lists have only those that say for whom a request waits. */
export interface LeaveRecord extends Partial<LeaveApproval> {
  _id: string;
  /** The _id of the employee's account. */
  userId: string;
  employeeId: {
    _id: string;
    employeeId: string;
    userId: { _id: string; name: string; profileImage: string | null };
    department: { _id: string; dep_name: string };
  };
  /** Null for those who may not see it. */
  leaveType: LeaveType | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Calendar days, both ends included. */
  days: number;
  reason: string;
  status: LeaveStatus;
  /** The admin's note on the decision. */
  note: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  cancelledBy: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  createdAt: string;
  unit: LeaveUnit;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  /** Minutes of leave on one day, for types in minutes. */
  minutes: number | null;
  /** The `_id` of the shortened request that this one replaces. */
  replaces: string | null;
  /** The `_id`s of the requests that replace this one, if days were taken out of it. Otherwise absent. It is then Cancelled, and is not counted or listed as such. */
  replacedBy?: string[];
  /** In the type's unit; null without a policy on these days. Absent in the whole list of all people, without `range`. */
  cost?: number | null;
  /** Absent in lists. */
  costByDay?: DayCostRecord[];
  /** The coverage rules that it breaks, if it is read by itself and waits for its decision. Absent if it breaks none. */
  coverage?: CoverageBreachRecord[];
  /** For admins who read one approved request that has begun: the leave that a cancellation today would not give back, since it has expired. */
  lapsedIfCancelled?: number;
  /** The version of the record, for `POST /leave/undo`. */
  version: number;
  /** Until then the caller, who decided it, can undo the decision. Otherwise absent, also in whole lists. */
  undoUntil?: string;
  /** True if it is the admin's own request, which another admin decides. Otherwise absent. */
  othersDecide?: true;
}

export interface AbsenceRecord {
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

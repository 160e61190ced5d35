import type { SuccessResponse } from '../responses.js';
import type { YearEndRecord } from './leave-year-end.js';
import type { LeaveRecord, AbsenceRecord } from './leaves.js';

export interface LeaveSummary {
  total: number;
  pending: number;
  approved: number;
  rejected: number;
  cancelled: number;
}

export interface LeavesResponse extends SuccessResponse {
  leaves: LeaveRecord[];
  summary?: LeaveSummary;
}

export interface LeaveResponse extends SuccessResponse {
  leave: LeaveRecord;
}

/** The rest of a shortened request. */
export interface LeavesKeptResponse extends SuccessResponse {
  leaves: LeaveRecord[];
}

export interface AbsencesResponse extends SuccessResponse {
  absences: AbsenceRecord[];
}

export interface YearEndResponse extends SuccessResponse {
  yearEnd: YearEndRecord;
}

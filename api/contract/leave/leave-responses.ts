import type { SuccessResponse } from '../responses.js';
import type { LeaveStatus } from './leave-statuses.js';
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
  /** By status, of the requests that the search and the other filters leave; where there are such. A status without requests is left out. */
  counts?: { [status in LeaveStatus | 'Changed']?: number };
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

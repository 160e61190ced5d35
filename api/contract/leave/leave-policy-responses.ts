import type { SuccessResponse } from '../responses.js';
import type { LedgerLineRecord } from './leave-balances.js';
import type { LeaveTypeRecord, PolicyRecord } from './leave-policies.js';

export interface LeaveTypesResponse extends SuccessResponse {
  types: LeaveTypeRecord[];
}

export interface LeaveTypeResponse extends SuccessResponse {
  type: LeaveTypeRecord;
}

export interface PoliciesResponse extends SuccessResponse {
  policies: PolicyRecord[];
}

export interface PolicyResponse extends SuccessResponse {
  policy: PolicyRecord;
}

/** The statement of an example under rules that are not stored. */
export interface CareerResponse extends SuccessResponse {
  lines: LedgerLineRecord[];
}

import type { SuccessResponse } from '../responses.js';
import type { SalaryRevisionRecord } from './salary-revisions.js';

export interface SalaryRevisionsResponse extends SuccessResponse {
  /** The latest date first. */
  revisions: SalaryRevisionRecord[];
}

export interface SalaryRevisionResponse extends SuccessResponse {
  revision: SalaryRevisionRecord;
}

import type { RefusalRecord } from '../refusals/refusals.js';
import type { SuccessResponse } from '../responses.js';
import type {
  EmploymentTypeRecord,
  JobPreviewRecord,
  JobProgress,
  JobTimelineRecord,
  PlannedChangeRecord,
} from './job-changes.js';

export interface JobChangeProgress {
  /** The id of the change. */
  change: string;
  /** For whom it is recorded. */
  people: number;
  /** Null once it is stored; more than 200 people are changed by a job. */
  progress: JobProgress | null;
  /** Why a job has stopped before its end; what it has recorded stays. */
  failed: string | null;
  /** `failed` as key and values, for clients that translate. */
  failedRefusal: RefusalRecord | null;
}

export interface JobChangedResponse extends SuccessResponse, JobChangeProgress {}

export interface JobWithdrawnResponse extends SuccessResponse {
  /** For whom something was withdrawn. */
  people: number;
}

export interface JobPreviewResponse extends SuccessResponse {
  preview: JobPreviewRecord;
}

export interface JobTimelineResponse extends SuccessResponse, JobTimelineRecord {}

export interface PlannedChangesResponse extends SuccessResponse {
  changes: PlannedChangeRecord[];
}

export interface EmploymentTypesResponse extends SuccessResponse {
  types: EmploymentTypeRecord[];
}

export interface EmploymentTypeResponse extends SuccessResponse {
  type: EmploymentTypeRecord;
}

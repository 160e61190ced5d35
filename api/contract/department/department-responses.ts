import type { CalendarDate } from '../calendar-date.js';
import type { MessageResponse, SuccessResponse } from '../responses.js';
import type {
  DepartmentClosingRecord,
  DepartmentDetailsRecord,
  DepartmentRecord,
} from './departments.js';

export interface DepartmentsResponse extends SuccessResponse {
  departments: DepartmentRecord[];
  summary?: { total: number };
}

export interface DepartmentResponse extends SuccessResponse {
  department: DepartmentDetailsRecord;
}

export interface DepartmentUpdatedResponse extends MessageResponse {
  department: DepartmentDetailsRecord;
}

export interface DepartmentMoveResponse extends SuccessResponse {
  moved: number;
}

export interface DepartmentClosingResponse extends SuccessResponse {
  closing: DepartmentClosingRecord;
}

export interface DepartmentClosedResponse extends SuccessResponse {
  /** A day to come is planned. */
  closedOn: CalendarDate;
}

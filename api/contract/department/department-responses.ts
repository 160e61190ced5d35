import type { MessageResponse, SuccessResponse } from '../responses.js';
import type { DepartmentDetailsRecord, DepartmentRecord } from './departments.js';

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

import type { StaffChange } from '../organisation/organisation.js';
import type { SuccessResponse } from '../responses.js';
import type { EmployeeListRecord, EmployeeNameRecord, EmployeeRecord } from './employees.js';
import type { EmploymentStatus } from './employment-status.js';

export interface EmployeeSummary {
  /** Active employees. */
  total: number;
  /** Departments that have employees. */
  departments: number;
  /** Added, with a first day to come. */
  upcoming: number;
  left: number;
  /** As of another day than today, whose people and departments the numbers then are. */
  since?: StaffChange;
}

export interface EmployeesResponse extends SuccessResponse {
  employees: EmployeeListRecord[];
  summary?: EmployeeSummary;
  /** By status, of the people whom the search and the other filters leave; where there are such. A status without people is left out. */
  counts?: { [status in EmploymentStatus]?: number };
}

export interface EmployeeNamesResponse extends SuccessResponse {
  employees: EmployeeNameRecord[];
}

export interface NextEmployeeIdResponse extends SuccessResponse {
  employeeId: string | null;
}

export interface EmployeeResponse extends SuccessResponse {
  employee: EmployeeRecord;
}

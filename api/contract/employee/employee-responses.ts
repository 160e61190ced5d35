import type { SuccessResponse } from '../responses.js';
import type { EmployeeListRecord, EmployeeNameRecord, EmployeeRecord } from './employees.js';

export interface EmployeeSummary {
  /** Active employees. */
  total: number;
  /** Departments that have employees. */
  departments: number;
  /** Added, with a first day to come. */
  upcoming: number;
  left: number;
}

export interface EmployeesResponse extends SuccessResponse {
  employees: EmployeeListRecord[];
  summary?: EmployeeSummary;
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

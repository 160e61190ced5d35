import type { SuccessResponse } from './responses.js';

export interface DashboardResponse extends SuccessResponse {
  totalEmployees: number;
  totalDep: number;
  totalSalaries: number;
  /** `appliedFor` counts all requests: the other four together. */
  leaveSummary: {
    appliedFor: number;
    approved: number;
    pending: number;
    rejected: number;
    cancelled: number;
  };
}

export interface ChartsResponse extends SuccessResponse {
  headcount: { department: string; employees: number }[];
  /** The last twelve months, oldest first, by first day of leave; months as 'YYYY-MM'. */
  leave: { month: string; approved: number; pending: number; rejected: number }[];
  /** Net salaries of the last twelve months, oldest first, by pay date. */
  payroll: { month: string; total: number }[];
}

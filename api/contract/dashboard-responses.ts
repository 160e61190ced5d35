import type { CalendarDate } from './calendar-date.js';
import type { PeriodDates } from './payroll/payslips.js';
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

/** The regular run that comes next, from a week before its pay date on, until it is paid. */
export interface PayrollDue extends PeriodDates {
  payDate: CalendarDate;
  /** Null until somebody starts it. */
  run: string | null;
  state: 'notStarted' | 'draft' | 'approved';
}

/** The work of HR besides requests. */
export interface OpenWorkResponse extends SuccessResponse {
  payroll: PayrollDue | null;
  /** People who have not left, cannot sign in yet and were never invited. */
  notInvited: number;
  /** People who work here and whom the bank file leaves out; 0 until payroll is set up. */
  withoutBankAccount: number;
  /** People who still owe after the last regular run; null if nobody does. */
  toRecover: { people: number; run: string } | null;
}

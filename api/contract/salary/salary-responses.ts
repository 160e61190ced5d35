import type { SuccessResponse } from '../responses.js';
import type { PayAccessRecord, PayAccessSummary } from './pay-access.js';
import type { SalaryRecord, SalaryWarningRecord, PayrollOfPayDate } from './salaries.js';

export interface SalarySummary {
  records: number;
  totalPaid: number;
  averageSalary: number;
}

export interface SalariesResponse extends SuccessResponse {
  salary: SalaryRecord[];
  summary?: SalarySummary;
}

export interface SalaryResponse extends SuccessResponse {
  salary: SalaryRecord;
}

export interface SalaryWarningsResponse extends SuccessResponse {
  warnings: SalaryWarningRecord[];
  payroll: PayrollOfPayDate | null;
}

export interface SalaryAddedResponse extends SalaryResponse {
  warnings: SalaryWarningRecord[];
}

export interface PayAccessResponse extends SuccessResponse {
  accesses: PayAccessRecord[];
  summary: PayAccessSummary;
}

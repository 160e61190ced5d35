import type { CalendarDate } from '../calendar-date.js';
import type { PayslipState } from '../payroll/payslips.js';

export interface SalaryRecord {
  _id: string;
  employeeId: { _id: string; employeeId: string; name: string };
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
  payDate: CalendarDate;
  createdAt: string;
  voidedAt: string | null;
  voidReason: string | null;
  /** The payroll run that posted it, its payslip and pay period. */
  run: string | null;
  payslip: string | null;
  period: { from: CalendarDate; to: CalendarDate } | null;
  /** Added or imported for a day that payroll pays: it stands beside the payslips. */
  outsidePayroll: boolean;
}

/** Set where payroll pays the day of a salary record. */
export interface PayrollOfPayDate {
  /** Null while no run has reached the day. */
  period: { from: CalendarDate; to: CalendarDate } | null;
  /** The person's, for that period. */
  payslip: { _id: string; run: string; state: PayslipState } | null;
  /** The run that is open, and the person's payslip in it. */
  draft: { run: string; payslip: string | null } | null;
}

/** A warning about a pay date; the record can be added nevertheless. */
export interface SalaryWarningRecord {
  /** After the employee's last day, or in the month of another valid record. */
  kind: 'after_last_day' | 'same_month';
  /** The last day, or the pay date of the other record. */
  date: CalendarDate;
  text: string;
}

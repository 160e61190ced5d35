import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { PayslipState } from '../contract/payroll/payslips.js';
import type { PayrollOfPayDate } from '../contract/salary/salaries.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { outsidePayroll } from './outside-payroll.js';

interface SlipRow {
  id: string;
  run: string;
  state: PayslipState;
}

/** Tells Add Salary that payroll pays a day already, and where an amount belongs instead. Has no amounts. */
@Injectable()
export class PayrollOnDay {
  constructor(private readonly work: UnitOfWork) {}

  async findOn(day: CalendarDate, employeeId: string): Promise<PayrollOfPayDate | null> {
    const [row] = await this.work.read<{ outside: number | string }>(
      `SELECT ${outsidePayroll('?')} AS outside`,
      [day],
    );
    if (Number(row?.outside) !== 1) return null;
    const [period] = await this.work.read<{ from: CalendarDate; to: CalendarDate }>(
      'SELECT p.start_date AS "from", p.end_date AS "to" FROM pay_period p WHERE p.start_date <= ? AND p.end_date >= ?',
      [day, day],
    );
    return {
      period: period ?? null,
      payslip: await this.payslip(day, employeeId),
      draft: await this.draft(employeeId),
    };
  }

  private async payslip(
    day: CalendarDate,
    employeeId: string,
  ): Promise<PayrollOfPayDate['payslip']> {
    const [slip] = await this.work.read<SlipRow>(
      `SELECT s.id, s.run_id AS run, s.state FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id
       WHERE s.employee_id = ? AND r.state <> 'discarded' AND s.state <> 'reversed' AND p.start_date <= ? AND p.end_date >= ?
       ORDER BY r.kind DESC, r.id DESC LIMIT 1`,
      [employeeId, day, day],
    );
    return slip ? { _id: slip.id, run: slip.run, state: slip.state } : null;
  }

  /** An off-cycle one only if it pays the person. */
  private async draft(employeeId: string): Promise<PayrollOfPayDate['draft']> {
    const [draft] = await this.work.read<{ run: string; payslip: string | null }>(
      `SELECT r.id AS run, s.id AS payslip FROM pay_run r LEFT JOIN payslip s ON s.run_id = r.id AND s.employee_id = ?
       WHERE r.state = 'draft' AND (r.kind = 'regular' OR s.id IS NOT NULL) ORDER BY r.kind DESC, r.id DESC LIMIT 1`,
      [employeeId],
    );
    return draft ?? null;
  }
}

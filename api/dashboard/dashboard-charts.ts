import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import type { ChartsAnswer } from '../contract/answers.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { amount } from '../contract/money.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Headcount } from '../department/headcount.js';

const MONTHS = 12;

@Injectable()
export class DashboardCharts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly headcount: Headcount,
  ) {}

  async read(): Promise<ChartsAnswer> {
    const months = lastMonths(this.clock.today());
    const [leave, payroll] = [await this.leaveByMonth(months), await this.payrollByMonth(months)];
    return { success: true, headcount: await this.headcount.byDepartment(), leave, payroll };
  }

  private async leaveByMonth(months: string[]): Promise<ChartsAnswer['leave']> {
    const rows = await this.work.read<{ month: string; status: LeaveStatus; n: number | string }>(
      `SELECT SUBSTR(start_date, 1, 7) AS month, status, COUNT(*) AS n FROM leave_request WHERE start_date >= ? AND start_date <= ? GROUP BY SUBSTR(start_date, 1, 7), status`,
      span(months),
    );
    const count = (month: string, status: LeaveStatus) => Number(rows.find((row) => row.month === month && row.status === status)?.n ?? 0);
    return months.map((month) => ({ month, approved: count(month, 'Approved'), pending: count(month, 'Pending'), rejected: count(month, 'Rejected') }));
  }

  private async payrollByMonth(months: string[]): Promise<ChartsAnswer['payroll']> {
    const rows = await this.work.read<{ month: string; total: string }>(
      `SELECT SUBSTR(pay_date, 1, 7) AS month, CAST(SUM(net_salary) AS CHAR) AS total FROM salary WHERE valid = 1 AND pay_date >= ? AND pay_date <= ? GROUP BY SUBSTR(pay_date, 1, 7)`,
      span(months),
    );
    return months.map((month) => ({ month, total: amount(rows.find((row) => row.month === month)?.total ?? 0) }));
  }
}

/** The twelve months up to this one, oldest first, as 'YYYY-MM'. */
function lastMonths(today: string): string[] {
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = thisMonth - (MONTHS - 1) + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first day of the first month and the last of the last. */
function span(months: string[]): string[] {
  const last = months[months.length - 1] as string;
  const [year, month] = last.split('-').map(Number) as [number, number];
  return [`${months[0]}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
}

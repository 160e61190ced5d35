import { Injectable } from '@nestjs/common';
import type { ChartsResponse } from '../contract/dashboard-responses.js';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import { amount } from '../contract/money.js';
import { Headcount } from '../department/headcount.js';
import { LeaveTotals } from '../leave/list/leave-totals.js';
import { Clock } from '../platform/config/clock.js';
import { MonthlyPay } from '../salary/monthly-pay.js';

const MONTHS = 12;

@Injectable()
export class DashboardCharts {
  constructor(
    private readonly clock: Clock,
    private readonly headcount: Headcount,
    private readonly leaves: LeaveTotals,
    private readonly pay: MonthlyPay,
  ) {}

  async read(): Promise<ChartsResponse> {
    const months = lastMonths(this.clock.today());
    const [leave, payroll] = [await this.leaveByMonth(months), await this.payrollByMonth(months)];
    return { success: true, headcount: await this.headcount.byDepartment(), leave, payroll };
  }

  private async leaveByMonth(months: string[]): Promise<ChartsResponse['leave']> {
    const counts = await this.leaves.byMonth(months[0] as string);
    const count = (month: string, status: LeaveStatus) =>
      counts.find((row) => row.month === month && row.status === status)?.requests ?? 0;
    return months.map((month) => ({
      month,
      approved: count(month, 'Approved'),
      pending: count(month, 'Pending'),
      rejected: count(month, 'Rejected'),
    }));
  }

  private async payrollByMonth(months: string[]): Promise<ChartsResponse['payroll']> {
    const paid = await this.pay.between(months[0] as string, months[months.length - 1] as string);
    return months.map((month) => ({ month, total: amount(paid.get(month) ?? 0) }));
  }
}

function lastMonths(today: string): string[] {
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = thisMonth - (MONTHS - 1) + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

import { Controller, Get } from '@nestjs/common';
import { Roles } from '../platform/access/access.decorators.js';
import type { ChartsAnswer, DashboardAnswer } from '../contract/answers.js';
import { amount } from '../contract/money.js';
import { Departments } from '../department/departments.js';
import { Headcount } from '../department/headcount.js';
import { Call } from '../platform/http/call.js';
import { LeaveCounter } from '../leave/leave-counter.js';
import { DashboardCharts } from './dashboard-charts.js';

@Controller('dashboard')
@Roles('admin')
export class DashboardController {
  constructor(
    private readonly headcount: Headcount,
    private readonly departments: Departments,
    private readonly leaves: LeaveCounter,
    private readonly dashboardCharts: DashboardCharts,
  ) {}

  @Get('body')
  @Call({ summary: 'Read the numbers of the dashboard', answer: 'DashboardAnswer' })
  async body(): Promise<DashboardAnswer> {
    const { active, payroll } = await this.headcount.totals();
    const { total, approved, pending, rejected } = await this.leaves.ofAll();
    return {
      success: true,
      totalEmployees: active,
      totalDep: await this.departments.count(),
      totalSalaries: amount(payroll),
      leaveSummary: { appliedFor: total, approved, pending, rejected },
    };
  }

  @Get('charts')
  @Call({ summary: 'Read the charts of the dashboard', answer: 'ChartsAnswer' })
  charts(): Promise<ChartsAnswer> {
    return this.dashboardCharts.read();
  }
}

import { Controller, Get } from '@nestjs/common';
import type { ChartsResponse, DashboardResponse } from '../contract/dashboard-responses.js';
import { amount } from '../contract/money.js';
import { Departments } from '../department/departments.js';
import { Headcount } from '../department/headcount.js';
import { LeaveTotals } from '../leave/list/leave-totals.js';
import { AllowedDuring, Roles } from '../platform/access/access.decorators.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { DashboardCharts } from './dashboard-charts.js';

@Controller('dashboard')
@Roles('admin')
export class DashboardController {
  constructor(
    private readonly headcount: Headcount,
    private readonly departments: Departments,
    private readonly leaves: LeaveTotals,
    private readonly dashboardCharts: DashboardCharts,
  ) {}

  @Get('body')
  @AllowedDuring('change-password')
  @Endpoint({ summary: 'Read the numbers of the dashboard', response: 'DashboardResponse' })
  async body(): Promise<DashboardResponse> {
    const { active, payroll } = await this.headcount.totals();
    const { total, approved, pending, rejected, cancelled } = await this.leaves.summary();
    return {
      success: true,
      totalEmployees: active,
      totalDep: await this.departments.count(),
      totalSalaries: amount(payroll),
      leaveSummary: { appliedFor: total, approved, pending, rejected, cancelled },
    };
  }

  @Get('charts')
  @Endpoint({ summary: 'Read the charts of the dashboard', response: 'ChartsResponse' })
  charts(): Promise<ChartsResponse> {
    return this.dashboardCharts.read();
  }
}

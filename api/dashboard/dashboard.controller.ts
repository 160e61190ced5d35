import { Controller, Get } from '@nestjs/common';
import type {
  ChartsResponse,
  DashboardResponse,
  OpenWorkResponse,
} from '../contract/dashboard-responses.js';
import { amount } from '../contract/money.js';
import { Departments } from '../department/departments.js';
import { Headcount } from '../department/headcount.js';
import { LeaveTotals } from '../leave/list/leave-totals.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { DashboardCharts } from './dashboard-charts.js';
import { OpenWork } from './open-work.js';

@Controller('dashboard')
@Roles('admin')
export class DashboardController {
  constructor(
    private readonly headcount: Headcount,
    private readonly departments: Departments,
    private readonly leaves: LeaveTotals,
    private readonly dashboardCharts: DashboardCharts,
    private readonly work: OpenWork,
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

  @Get('work')
  @Endpoint({
    summary: 'Read what waits for HR besides requests',
    description:
      'Payroll from a week before its pay date on, people who were never invited, people without a bank account, and people who still owe after the last run.',
    response: 'OpenWorkResponse',
  })
  openWork(@CurrentActor() actor: Actor): Promise<OpenWorkResponse> {
    return this.work.read(actor);
  }

  @Get('charts')
  @Endpoint({ summary: 'Read the charts of the dashboard', response: 'ChartsResponse' })
  charts(): Promise<ChartsResponse> {
    return this.dashboardCharts.read();
  }
}

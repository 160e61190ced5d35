import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { DashboardCharts } from './dashboard-charts.js';
import { DashboardController } from './dashboard.controller.js';

@Module({
  imports: [DepartmentModule, LeaveModule, SalaryModule],
  controllers: [DashboardController],
  providers: [DashboardCharts],
})
export class DashboardModule {}

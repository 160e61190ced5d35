import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { PayrollModule } from '../payroll/payroll.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { DashboardCharts } from './dashboard-charts.js';
import { DashboardController } from './dashboard.controller.js';
import { OpenWork } from './open-work.js';

@Module({
  imports: [DepartmentModule, LeaveModule, PayrollModule, SalaryModule],
  controllers: [DashboardController],
  providers: [DashboardCharts, OpenWork],
})
export class DashboardModule {}

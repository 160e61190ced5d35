import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { EmployeeListController } from './employee-list.controller.js';
import { RowsAsOf } from './rows-as-of.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, SalaryModule, PayAccessModule],
  controllers: [EmployeeListController],
  providers: [RowsAsOf],
})
export class EmployeeListModule {}

import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { CompanyOnDay } from './company-on-day.js';
import { EmployeeListController } from './employee-list.controller.js';
import { EmployeeRecordController } from './employee-record.controller.js';
import { OrganisationController } from './organisation.controller.js';
import { Organisation } from './organisation.js';
import { RowsAsOf } from './rows-as-of.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, SalaryModule, PayAccessModule],
  controllers: [EmployeeListController, EmployeeRecordController, OrganisationController],
  providers: [RowsAsOf, CompanyOnDay, Organisation],
})
export class EmployeeListModule {}

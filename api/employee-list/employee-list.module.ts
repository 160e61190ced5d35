import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { EmployeeListController } from './employee-list.controller.js';

@Module({
  imports: [DepartmentModule, PayAccessModule],
  controllers: [EmployeeListController],
})
export class EmployeeListModule {}

import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { EmployeeRecords } from './employee-records.js';
import { HistoryController } from './history.controller.js';

@Module({
  imports: [EmployeeModule, LeaveModule],
  controllers: [HistoryController],
  providers: [EmployeeRecords],
})
export class HistoryModule {}

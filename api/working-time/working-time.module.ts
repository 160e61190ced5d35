import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { WorkingTimes } from './working-times.js';

@Module({
  imports: [EmployeeModule],
  providers: [WorkingTimes],
  exports: [WorkingTimes],
})
export class WorkingTimeModule {}

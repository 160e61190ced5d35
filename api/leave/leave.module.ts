import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveCount } from './leave-count.js';
import { LeaveReader } from './leave-reader.js';
import { LeaveController } from './leave.controller.js';
import { Leaves } from './leaves.js';

@Module({
  imports: [EmployeeModule],
  controllers: [LeaveController],
  providers: [Leaves, LeaveReader, LeaveCount],
  exports: [Leaves, LeaveReader, LeaveCount],
})
export class LeaveModule {}

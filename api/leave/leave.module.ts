import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveCount } from './leave-count.js';
import { LeaveTotals } from './leave-totals.js';
import { LeaveTwins } from './leave-twins.js';
import { LeaveReader } from './leave-reader.js';
import { LeaveController } from './leave.controller.js';
import { Leaves } from './leaves.js';

@Module({
  imports: [EmployeeModule],
  controllers: [LeaveController],
  providers: [Leaves, LeaveReader, LeaveCount, LeaveTotals, LeaveTwins],
  exports: [Leaves, LeaveReader, LeaveCount, LeaveTwins],
})
export class LeaveModule {}

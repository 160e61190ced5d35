import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveCounter } from './leave-counter.js';
import { LeaveDenormalizer } from './leave-denormalizer.js';
import { LeaveReader } from './leave-reader.js';
import { LeaveController } from './leave.controller.js';
import { Leaves } from './leaves.js';

@Module({
  imports: [EmployeeModule],
  controllers: [LeaveController],
  providers: [Leaves, LeaveReader, LeaveCounter, LeaveDenormalizer],
  exports: [Leaves, LeaveReader, LeaveCounter, LeaveDenormalizer],
})
export class LeaveModule {}

import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { LeaveCounter } from './leave-counter.js';
import { LeaveDenormalizer } from './leave-denormalizer.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveController } from './leave.controller.js';
import { Leaves } from './leaves.js';
import { RequestedDays } from './requested-days.js';

@Module({
  imports: [EmployeeModule, EntitlementModule],
  controllers: [LeaveController],
  providers: [Leaves, LeaveAccess, LeaveCounter, LeaveDenormalizer, RequestedDays],
  exports: [Leaves, LeaveAccess, LeaveCounter, LeaveDenormalizer],
})
export class LeaveModule {}

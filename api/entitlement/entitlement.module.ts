import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { EntitlementFacts } from './entitlement-facts.js';
import { LeaveDays } from './leave-days.js';
import { LeaveRulesReader } from './leave-rules.js';
import { LeaveTypeController } from './leave-type.controller.js';
import { LeaveTypes } from './leave-types.js';

@Module({
  imports: [EmployeeModule, WorkingTimeModule],
  controllers: [LeaveTypeController],
  providers: [EntitlementFacts, LeaveDays, LeaveRulesReader, LeaveTypes],
  exports: [EntitlementFacts, LeaveDays, LeaveTypes],
})
export class EntitlementModule {}

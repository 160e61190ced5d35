import { Module } from '@nestjs/common';
import { LeaveTypeController } from './leave-type.controller.js';
import { LeaveTypes } from './leave-types.js';

@Module({
  controllers: [LeaveTypeController],
  providers: [LeaveTypes],
  exports: [LeaveTypes],
})
export class EntitlementModule {}

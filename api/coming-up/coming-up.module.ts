import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayrollModule } from '../payroll/payroll.module.js';
import { ComingDates } from './coming-dates.js';
import { ComingUpMails } from './coming-up-mails.js';
import { ComingUpReader } from './coming-up-reader.js';
import { ComingUpController } from './coming-up.controller.js';
import { ComingUps } from './coming-up.js';
import { PlannedChanges } from './planned-changes.js';

@Module({
  imports: [EmployeeModule, ApprovalModule, PayrollModule],
  controllers: [ComingUpController],
  providers: [ComingUps, ComingUpReader, ComingUpMails, ComingDates, PlannedChanges],
})
export class ComingUpModule {}

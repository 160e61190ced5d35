import { Module } from '@nestjs/common';
import { EmployeeModule } from '../../employee/employee.module.js';
import { EntitlementModule } from '../../entitlement/entitlement.module.js';
import { LeaveModule } from '../../leave/leave.module.js';
import { PayAccessModule } from '../../pay-access-log/pay-access.module.js';
import { PayrollModule } from '../../payroll/payroll.module.js';
import { WorkingTimeModule } from '../../working-time/working-time.module.js';
import { JobModule } from '../job.module.js';
import { CoverageEffects } from './coverage-effects.js';
import { Headcounts } from './headcounts.js';
import { JobBalances } from './job-balances.js';
import { JobEffects } from './job-effects.js';
import { JobPay } from './job-pay.js';
import { JobPreviewController } from './job-preview.controller.js';
import { JobPreviews } from './job-previews.js';
import { ManagerCircles } from './manager-circles.js';
import { MoveEffects } from './move-effects.js';
import { MovedAbsence } from './moved-absence.js';
import { MovedRequests } from './moved-requests.js';
import { PersonRows } from './person-rows.js';
import { PlannedWithdrawals } from './planned-withdrawals.js';
import { RestoredValues } from './restored-values.js';

@Module({
  imports: [
    PayAccessModule,
    EmployeeModule,
    WorkingTimeModule,
    EntitlementModule,
    LeaveModule,
    PayrollModule,
    JobModule,
  ],
  controllers: [JobPreviewController],
  providers: [
    JobPreviews,
    JobEffects,
    JobPay,
    JobBalances,
    MovedRequests,
    MoveEffects,
    CoverageEffects,
    Headcounts,
    MovedAbsence,
    ManagerCircles,
    PersonRows,
    PlannedWithdrawals,
    RestoredValues,
  ],
})
export class JobPreviewModule {}

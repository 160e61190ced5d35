import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { LeaveTotals } from './leave-totals.js';
import { RenamedTypes } from './renamed-types.js';
import { LeaveAccess } from './leave-access.js';
import { LeaveActivity } from './leave-activity.js';
import { LeaveCheck } from './leave-check.js';
import { StoredLeaveCosts } from './stored-leave-costs.js';
import { Leaves } from './leaves.js';
import { LeaveEffects } from './leave-effects.js';
import { LeaveReturns } from './leave-returns.js';
import { LeaveQuotes } from './leave-quotes.js';
import { LeaveDecisions } from './leave-decisions.js';
import { LeaveShortening } from './leave-shortening.js';
import { LeaveWithdrawals } from './leave-withdrawals.js';
import { LeaveDecisionController } from './leave-decision.controller.js';
import { LeaveExportLog } from './leave-export-log.js';
import { LeaveQuoteController } from './leave-quote.controller.js';
import { OwnDecisions } from './own-decisions.js';
import { LeaveController } from './leave.controller.js';
import { LeaveDayReader } from './leave-day-reader.js';
import { RestoredLeave } from './restored-leave.js';

@Module({
  imports: [EmployeeModule, EntitlementModule],
  controllers: [LeaveController, LeaveQuoteController, LeaveDecisionController],
  providers: [
    Leaves, LeaveDecisions, LeaveShortening, LeaveWithdrawals, LeaveAccess, LeaveActivity, LeaveCheck, StoredLeaveCosts, LeaveQuotes, LeaveEffects, LeaveReturns, LeaveTotals, LeaveExportLog, RenamedTypes, LeaveDayReader, RestoredLeave, OwnDecisions,
  ],
  exports: [Leaves, LeaveAccess, LeaveTotals, OwnDecisions],
})
export class LeaveModule {}

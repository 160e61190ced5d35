import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { AccountGaps } from './account-gaps.js';
import { EntitlementFacts } from './entitlement-facts.js';
import { HeldPolicies } from './held-policies.js';
import { LeaveAccountController } from './leave-account.controller.js';
import { LeaveAccountTotals } from './leave-account-totals.js';
import { LeaveAccounts } from './leave-accounts.js';
import { LeaveBalanceController } from './leave-balance.controller.js';
import { LeaveBalances } from './leave-balances.js';
import { LeaveDays } from './leave-days.js';
import { LeaveEntries } from './leave-entries.js';
import { LeaveEntryReader } from './leave-entry-reader.js';
import { LeaveLedger } from './leave-ledger.js';
import { LeaveRulesReader } from './leave-rules.js';
import { LeaveTypeController } from './leave-type.controller.js';
import { LeaveTypes } from './leave-types.js';
import { LeaveUpkeep } from './leave-upkeep.js';
import { NamedLeaveTypes } from './named-leave-types.js';

@Module({
  imports: [EmployeeModule, WorkingTimeModule],
  controllers: [LeaveTypeController, LeaveBalanceController, LeaveAccountController],
  providers: [
    EntitlementFacts, HeldPolicies, LeaveDays, LeaveRulesReader, LeaveTypes, NamedLeaveTypes,
    LeaveBalances, LeaveLedger, LeaveEntries, LeaveEntryReader, LeaveAccounts, LeaveAccountTotals, AccountGaps, LeaveUpkeep,
  ],
  exports: [EntitlementFacts, HeldPolicies, LeaveAccounts, LeaveDays, LeaveTypes],
})
export class EntitlementModule {}

import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { AccountGaps } from './account-gaps.js';
import { EntitlementFacts } from './entitlement-facts.js';
import { EntryEffects } from './entry-effects.js';
import { HeldPolicies } from './held-policies.js';
import { LeaveAccountController } from './leave-account.controller.js';
import { LeaveAccountTotals } from './leave-account-totals.js';
import { LeaveAccountsOnDay } from './leave-accounts-on-day.js';
import { LeaveAccounts } from './leave-accounts.js';
import { LeaveBalanceController } from './leave-balance.controller.js';
import { LeaveBalances } from './leave-balances.js';
import { LeaveCareerController } from './leave-career.controller.js';
import { LeaveDays } from './leave-days.js';
import { LeaveEntries } from './leave-entries.js';
import { LeaveEntryReader } from './leave-entry-reader.js';
import { LeaveLedger } from './leave-ledger.js';
import { LeavePolicyController } from './leave-policy.controller.js';
import { LeaveRulesReader } from './leave-rules.js';
import { LeaveTypeChanges } from './leave-type-changes.js';
import { LeaveTypeController } from './leave-type.controller.js';
import { LeaveTypes } from './leave-types.js';
import { LeaveUpkeep } from './leave-upkeep.js';
import { NamedLeaveTypes } from './named-leave-types.js';
import { Policies } from './policies.js';
import { PolicyHolders } from './policy-holders.js';
import { PolicyReader } from './policy-reader.js';
import { PolicyTargets } from './policy-targets.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, WorkingTimeModule],
  controllers: [LeaveTypeController, LeavePolicyController, LeaveCareerController, LeaveBalanceController, LeaveAccountController],
  providers: [
    EntitlementFacts, HeldPolicies, LeaveDays, LeaveRulesReader, LeaveTypes, NamedLeaveTypes, LeaveTypeChanges, Policies, PolicyReader, PolicyTargets,
    LeaveBalances, LeaveLedger, LeaveEntries, EntryEffects, LeaveEntryReader, LeaveAccounts, LeaveAccountTotals, LeaveAccountsOnDay, PolicyHolders, AccountGaps, LeaveUpkeep,
  ],
  exports: [EntitlementFacts, HeldPolicies, LeaveAccounts, LeaveDays, LeaveTypes, Policies, PolicyReader],
})
export class EntitlementModule {}

import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { ClosingUpkeep } from './accounts/closing-upkeep.js';
import { LeaveAccountTotals } from './accounts/leave-account-totals.js';
import { LeaveAccountController } from './accounts/leave-account.controller.js';
import { LeaveAccountsOnDay } from './accounts/leave-accounts-on-day.js';
import { LeaveAccounts } from './accounts/leave-accounts.js';
import { LeaveUpkeep } from './accounts/leave-upkeep.js';
import { OutdatedAccounts } from './accounts/outdated-accounts.js';
import { LeaveBalances } from './balances/leave-balances.js';
import { LeaveEntryReader } from './balances/leave-entry-reader.js';
import { LeaveLedger, MovedRequests } from './balances/leave-ledger.js';
import { ClosedBalances } from './closing/closed-balances.js';
import { ClosedYears } from './closing/closed-years.js';
import { Corrections } from './closing/corrections.js';
import { EntryEffects } from './entries/entry-effects.js';
import { LeaveEntries } from './entries/leave-entries.js';
import { LeaveEntryReversals } from './entries/leave-entry-reversals.js';
import { LedgerWriter } from './entries/ledger-writer.js';
import { EntitlementFacts } from './facts/entitlement-facts.js';
import { LeaveDays } from './facts/leave-days.js';
import { LeaveBalanceController } from './leave-balance.controller.js';
import { HeldPolicies } from './policies/held-policies.js';
import { LeaveCareerController } from './policies/leave-career.controller.js';
import { LeavePolicyController } from './policies/leave-policy.controller.js';
import { LeaveRulesReader } from './policies/leave-rules.js';
import { Policies } from './policies/policies.js';
import { PolicyHolders } from './policies/policy-holders.js';
import { PolicyReader } from './policies/policy-reader.js';
import { PolicyTargets } from './policies/policy-targets.js';
import { CloseChanges } from './preview/close-changes.js';
import { EmploymentChanges } from './preview/employment-changes.js';
import { HolidayChanges } from './preview/holiday-changes.js';
import { HolidayFilling } from './preview/holiday-filling.js';
import { LeaveChanges } from './preview/leave-changes.js';
import { LeavePreviewController } from './preview/leave-preview.controller.js';
import { LeavePreviews } from './preview/leave-previews.js';
import { PersonEffects } from './preview/person-effects.js';
import { AffectedPeople } from './preview/planned-change.js';
import { PlannedWorkingTimes } from './preview/planned-working-times.js';
import { PreviewBasis } from './preview/preview-basis.js';
import { PreviewJob } from './preview/preview-job.js';
import { PreviewRetention } from './preview/preview-retention.js';
import { PreviewedPeople } from './preview/previewed-people.js';
import { RecreditedPeople } from './preview/recredited-people.js';
import { AssignmentChanges, AssignmentEndChanges, VersionChanges } from './preview/rule-changes.js';
import { LeaveTypeChanges } from './types/leave-type-changes.js';
import { LeaveTypeController } from './types/leave-type.controller.js';
import { LeaveTypes } from './types/leave-types.js';
import { LeaveClosing } from './year-end/leave-closing.js';
import { YearEndController } from './year-end/year-end.controller.js';
import { YearEnd } from './year-end/year-end.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, WorkingTimeModule],
  controllers: [
    LeaveTypeController,
    LeavePolicyController,
    LeaveCareerController,
    LeaveBalanceController,
    LeaveAccountController,
    LeavePreviewController,
    YearEndController,
  ],
  providers: [
    EntitlementFacts,
    HeldPolicies,
    LeaveDays,
    LeaveRulesReader,
    LeaveTypes,
    LeaveTypeChanges,
    Policies,
    PolicyReader,
    PolicyTargets,
    LeaveBalances,
    LeaveLedger,
    MovedRequests,
    LeaveEntries,
    LeaveEntryReversals,
    LedgerWriter,
    EntryEffects,
    LeaveEntryReader,
    LeaveAccounts,
    LeaveAccountTotals,
    LeaveAccountsOnDay,
    PolicyHolders,
    OutdatedAccounts,
    LeaveUpkeep,
    LeaveChanges,
    PlannedWorkingTimes,
    CloseChanges,
    AssignmentChanges,
    AssignmentEndChanges,
    EmploymentChanges,
    HolidayChanges,
    VersionChanges,
    AffectedPeople,
    PersonEffects,
    PreviewBasis,
    PreviewRetention,
    PreviewJob,
    PreviewedPeople,
    RecreditedPeople,
    LeavePreviews,
    HolidayFilling,
    ClosedBalances,
    ClosedYears,
    ClosingUpkeep,
    Corrections,
    LeaveClosing,
    YearEnd,
  ],
  exports: [
    LeaveRulesReader,
    PersonEffects,
    ClosedYears,
    ClosedBalances,
    Corrections,
    EntitlementFacts,
    HeldPolicies,
    LeaveAccounts,
    LeaveDays,
    LeaveEntries,
    LeaveEntryReversals,
    LeavePreviews,
    LeaveTypes,
    LeaveTypeChanges,
    LeaveUpkeep,
    PlannedWorkingTimes,
    Policies,
    PolicyReader,
  ],
})
export class EntitlementModule {}

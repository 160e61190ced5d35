import { Module } from '@nestjs/common';
import { BankAccountModule } from '../bank-account/bank-account.module.js';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { BankFileController } from './bank-file/bank-file.controller.js';
import { BankFiles } from './bank-file/bank-files.js';
import { MadeBankFiles } from './bank-file/made-bank-files.js';
import { AssignedAmounts } from './components/assigned-amounts.js';
import { AssignmentEnds } from './components/assignment-ends.js';
import { HourlyAmounts } from './components/hourly-amounts.js';
import { OtherAmounts } from './components/other-amounts.js';
import { PayAssignments } from './components/pay-assignments.js';
import { PayComponentController } from './components/pay-component.controller.js';
import { PayComponents } from './components/pay-components.js';
import { SettledLeave } from './components/settled-leave.js';
import { OpenPay } from './effect/open-pay.js';
import { PayEffectController } from './effect/pay-effect.controller.js';
import { PayEffects } from './effect/pay-effects.js';
import { PlannedEmployments } from './effect/planned-employments.js';
import { PlannedItems } from './effect/planned-items.js';
import { PlannedPayChanges } from './effect/planned-pay-changes.js';
import { PlannedUnpaidLeave } from './effect/planned-unpaid-leave.js';
import { AssignmentReader } from './facts/assignment-reader.js';
import { FactsAt } from './facts/facts-at.js';
import { PayFactsReader } from './facts/pay-facts-reader.js';
import { PayPeriods } from './facts/pay-periods.js';
import { PayRunStore } from './facts/pay-run-store.js';
import { PaymentHistoryReader } from './facts/payment-history-reader.js';
import { PayrollSettingReader } from './facts/payroll-setting-reader.js';
import { RecordedFacts } from './facts/recorded-facts.js';
import { RecordedPayFacts } from './facts/recorded-pay-facts.js';
import { RecordsBeforePayroll } from './facts/records-before-payroll.js';
import { SettledFactsReader } from './facts/settled-facts.js';
import { HandOverController } from './hand-over/hand-over.controller.js';
import { HandOvers } from './hand-over/hand-overs.js';
import { HandedAbsences } from './hand-over/handed-absences.js';
import { HandedPay } from './hand-over/handed-pay.js';
import { HandedPeople } from './hand-over/handed-people.js';
import { LeaverChanges } from './leavers/leaver-changes.js';
import { LeaverProposals } from './leavers/leaver-proposals.js';
import { LeaverRecords } from './leavers/leaver-records.js';
import { LeaverSettlements } from './leavers/leaver-settlements.js';
import { LeaverController } from './leavers/leaver.controller.js';
import { RecoveryEnds } from './leavers/recovery-ends.js';
import { UnusedLeavePayments } from './leavers/unused-leave-payments.js';
import { PayslipFileStore } from './payslip-files/payslip-file-store.js';
import { PayslipFileController } from './payslip-files/payslip-file.controller.js';
import { PayslipFiles } from './payslip-files/payslip-files.js';
import { PayslipUploads } from './payslip-files/payslip-uploads.js';
import { PublishedPayslipFiles } from './payslip-files/published-payslip-files.js';
import { PayslipPdfs } from './payslip-pdf/payslip-pdfs.js';
import { PayslipDocuments } from './payslips/payslip-documents.js';
import { PayslipPdfController } from './payslips/payslip-pdf.controller.js';
import { PayslipController } from './payslips/payslip.controller.js';
import { Payslips } from './payslips/payslips.js';
import { AbsentPeople } from './run-overview/absent-people.js';
import { ApprovalState } from './run-overview/approval-state.js';
import { PayRunRecords } from './run-overview/pay-run-records.js';
import { PayrollWork } from './run-overview/payroll-work.js';
import { PayslipCounts } from './run-overview/payslip-counts.js';
import { PreviousRun } from './run-overview/previous-run.js';
import { RunChanges } from './run-overview/run-changes.js';
import { RunOverviewController } from './run-overview/run-overview.controller.js';
import { RunTotals } from './run-overview/run-totals.js';
import { ComputationJob } from './runs/computation-job.js';
import { ComputedPayslips } from './runs/computed-payslips.js';
import { DraftComputation } from './runs/draft-computation.js';
import { DraftStore } from './runs/draft-store.js';
import { NextPay } from './runs/next-pay.js';
import { NextRun } from './runs/next-run.js';
import { OwingPeriods } from './runs/owing-periods.js';
import { PayHolds } from './runs/pay-holds.js';
import { PayRunStepsController } from './runs/pay-run-steps.controller.js';
import { PayRunZipController } from './runs/pay-run-zip.controller.js';
import { PayRunController } from './runs/pay-run.controller.js';
import { PayRuns } from './runs/pay-runs.js';
import { PaymentJob } from './runs/payment-job.js';
import { PaymentsReachingBack } from './runs/payments-reaching-back.js';
import { PayslipReversal } from './runs/payslip-reversal.js';
import { PayslipStore } from './runs/payslip-store.js';
import { RunApproval } from './runs/run-approval.js';
import { RunComputation } from './runs/run-computation.js';
import { RunPayment } from './runs/run-payment.js';
import { RunPlans } from './runs/run-plan.js';
import { RunReopening } from './runs/run-reopening.js';
import { SinglePayments } from './runs/single-payments.js';
import { UnsettledPay } from './runs/unsettled-pay.js';
import { FourEyesSwitch } from './setting/four-eyes-switch.js';
import { LargeSalaryChanges } from './setting/large-salary-changes.js';
import { PayrollSettingController } from './setting/payroll-setting.controller.js';
import { PayrollSettingChanges } from './setting/payroll-settings.js';
import { RunFacts } from './signatures/run-facts.js';
import { RunSignatures } from './signatures/run-signatures.js';
import { SigningAccounts } from './signatures/signing-accounts.js';
import { SingleSignature } from './signatures/single-signature.js';

@Module({
  imports: [
    PayAccessModule,
    DepartmentModule,
    EmployeeModule,
    WorkingTimeModule,
    EntitlementModule,
    SalaryModule,
    BankAccountModule,
  ],
  controllers: [
    PayComponentController,
    PayEffectController,
    PayRunStepsController,
    PayRunZipController,
    BankFileController,
    HandOverController,
    PayRunController,
    RunOverviewController,
    PayslipPdfController,
    PayslipFileController,
    PayslipController,
    PayrollSettingController,
    LeaverController,
  ],
  providers: [
    AssignmentReader,
    PayFactsReader,
    SettledFactsReader,
    RecordedPayFacts,
    PaymentHistoryReader,
    RecordsBeforePayroll,
    FactsAt,
    UnsettledPay,
    PaymentsReachingBack,
    RecordedFacts,
    PayrollSettingReader,
    PayrollSettingChanges,
    PayComponents,
    AssignedAmounts,
    PayAssignments,
    AssignmentEnds,
    SinglePayments,
    OtherAmounts,
    HourlyAmounts,
    PayEffects,
    PlannedItems,
    PlannedPayChanges,
    PlannedUnpaidLeave,
    PlannedEmployments,
    NextPay,
    OpenPay,
    PayRunStore,
    PayPeriods,
    PayRuns,
    PayRunRecords,
    PayslipCounts,
    PreviousRun,
    ApprovalState,
    NextRun,
    RunPlans,
    ComputedPayslips,
    PayslipStore,
    RunComputation,
    RunApproval,
    RunReopening,
    RunPayment,
    PayHolds,
    PayslipReversal,
    RunChanges,
    RunTotals,
    AbsentPeople,
    PayrollWork,
    RunFacts,
    RunSignatures,
    SigningAccounts,
    FourEyesSwitch,
    LargeSalaryChanges,
    ComputationJob,
    DraftComputation,
    DraftStore,
    PaymentJob,
    Payslips,
    PayslipDocuments,
    PayslipPdfs,
    BankFiles,
    MadeBankFiles,
    HandOvers,
    HandedPeople,
    HandedPay,
    HandedAbsences,
    PayslipFileStore,
    PayslipFiles,
    PayslipUploads,
    PublishedPayslipFiles,
    OwingPeriods,
    SettledLeave,
    LeaverProposals,
    LeaverSettlements,
    UnusedLeavePayments,
    LeaverRecords,
    LeaverChanges,
    RecoveryEnds,
    SingleSignature,
  ],
  exports: [
    PayEffects,
    NextPay,
    PayFactsReader,
    SettledFactsReader,
    PayComponents,
    PayAssignments,
    AssignmentEnds,
    SinglePayments,
    OtherAmounts,
    PayslipUploads,
    PayrollSettingChanges,
    PayRuns,
    PayRunStore,
    PayrollWork,
    PayHolds,
    RunComputation,
    RunApproval,
    RunPayment,
    LeaverProposals,
    LeaverSettlements,
  ],
})
export class PayrollModule {}

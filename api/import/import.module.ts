import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { BankAccountModule } from '../bank-account/bank-account.module.js';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { PayrollModule } from '../payroll/payroll.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { BalanceImport } from './apply/balance-import.js';
import { EmployeeImportUndo } from './apply/employee-import-undo.js';
import { EmployeeImportWriter } from './apply/employee-import-writer.js';
import { EmployeeImport } from './apply/employee-import.js';
import { ImportAudit } from './apply/import-audit.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportedAccounts } from './apply/imported-accounts.js';
import { ImportedDecisions } from './apply/imported-decisions.js';
import { ImportedEmployees } from './apply/imported-employees.js';
import { ImportedInvitees } from './apply/imported-invitees.js';
import { ImportedLeave } from './apply/imported-leave.js';
import { ImportedOpeningTotals } from './apply/imported-opening-totals.js';
import { ImportedRevisions } from './apply/imported-revisions.js';
import { ImportedWork } from './apply/imported-work.js';
import { JobImport } from './apply/job-import.js';
import { LeaveImport } from './apply/leave-import.js';
import { OpeningImportWriter } from './apply/opening-import-writer.js';
import { SalaryImport } from './apply/salary-import.js';
import { EmployeeLookup, DepartmentNames } from './check/employee-lookup.js';
import { JobCheckers } from './check/job-checkers.js';
import { KnownWorkReader } from './check/known-work.js';
import { LeaveFacts } from './check/leave-facts.js';
import { NewDepartments } from './check/new-departments.js';
import { ImportKindController } from './file/import-kind.controller.js';
import { MappingChoices } from './file/mapping-choices.js';
import { SavedMappings } from './file/saved-mappings.js';
import { HolidayFiles } from './holiday-files.js';
import { HolidayFileController } from './holidays/holiday-file.controller.js';
import { ImportApplication } from './import-application.js';
import { ImportCheck } from './import-check.js';
import { ImportColumns } from './import-columns.js';
import { ImportHandlers } from './import-handlers.js';
import { ImportRetention } from './import-retention.js';
import { ImportRowList } from './import-row-list.js';
import { ImportRows } from './import-rows.js';
import { ImportRunner } from './import-runner.js';
import { ImportStepsController } from './import-steps.controller.js';
import { ImportSteps } from './import-steps.js';
import { ImportUpload } from './import-upload.js';
import { ImportController } from './import.controller.js';
import { SavedMapping } from './import.tables.js';
import { Imports } from './imports.js';
import { PaymentFileController } from './payments/payment-file.controller.js';
import { PaymentFiles } from './payments/payment-files.js';
import { PaymentPeople } from './payments/payment-people.js';
import { PaymentRows } from './payments/payment-rows.js';
import { PaymentTables } from './payments/payment-table.js';
import { PaymentWarnings } from './payments/payment-warnings.js';
import { PayslipUploadController } from './payslip-files/payslip-upload.controller.js';
import { FileReadings } from './reading/file-readings.js';
import { RefusedFile } from './refused-file.js';
import { StoredImports } from './stored-imports.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SavedMapping]),
    AuthModule,
    BankAccountModule,
    PayAccessModule,
    DepartmentModule,
    EmployeeModule,
    SalaryModule,
    EntitlementModule,
    LeaveModule,
    WorkingTimeModule,
    PayrollModule,
  ],
  controllers: [
    ImportController,
    ImportStepsController,
    ImportKindController,
    HolidayFileController,
    PaymentFileController,
    PayslipUploadController,
  ],
  providers: [
    Imports,
    ImportColumns,
    StoredImports,
    ImportRows,
    ImportRowList,
    ImportPayAccess,
    RefusedFile,
    ImportUpload,
    FileReadings,
    ImportApplication,
    ImportCheck,
    ImportHandlers,
    ImportSteps,
    ImportRunner,
    ImportAudit,
    SavedMappings,
    MappingChoices,
    EmployeeLookup,
    DepartmentNames,
    NewDepartments,
    ImportRetention,
    EmployeeImport,
    ImportedEmployees,
    ImportedInvitees,
    EmployeeImportWriter,
    EmployeeImportUndo,
    ImportedWork,
    ImportedAccounts,
    KnownWorkReader,
    JobCheckers,
    JobImport,
    SalaryImport,
    LeaveImport,
    LeaveFacts,
    ImportedLeave,
    ImportedDecisions,
    HolidayFiles,
    BalanceImport,
    OpeningImportWriter,
    ImportedOpeningTotals,
    ImportedRevisions,
    PaymentFiles,
    PaymentTables,
    PaymentRows,
    PaymentPeople,
    PaymentWarnings,
  ],
  exports: [
    Imports,
    ImportSteps,
    ImportColumns,
    ImportUpload,
    StoredImports,
    ImportRowList,
    RefusedFile,
  ],
})
export class ImportModule {}

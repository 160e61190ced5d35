import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { CompanyPeople } from './company-people.js';
import { DepartmentNames } from './department-names.js';
import { EmployeeApplying } from './employee-applying.js';
import { EmployeeImport } from './employee-import.js';
import { EmployeeUndoing } from './employee-undoing.js';
import { ImportAudit } from './import-audit.js';
import { ImportController } from './import.controller.js';
import { ImportJobs } from './import-jobs.js';
import { ImportPay } from './import-pay.js';
import { ImportRowList } from './import-row-list.js';
import { ImportRows } from './import-rows.js';
import { ImportRunner } from './import-runner.js';
import { ImportStepsController } from './import-steps.controller.js';
import { ImportUpload } from './import-upload.js';
import { ImportWork } from './import-work.js';
import { Imports } from './imports.js';
import { LeaveImport } from './leave-import.js';
import { LeaveStoring } from './leave-storing.js';
import { OldImports } from './old-imports.js';
import { MadeDepartments } from './made-departments.js';
import { RefusedFile } from './refused-file.js';
import { SalaryImport } from './salary-import.js';
import { SavedMappings } from './saved-mappings.js';

@Module({
  imports: [AuthModule, DepartmentModule, EmployeeModule, SalaryModule, LeaveModule],
  controllers: [ImportController, ImportStepsController],
  providers: [
    Imports, ImportJobs, ImportRows, ImportRowList, ImportPay, RefusedFile, ImportUpload, ImportWork, ImportRunner, ImportAudit, SavedMappings,
    CompanyPeople, DepartmentNames, MadeDepartments, OldImports, EmployeeImport, EmployeeApplying, EmployeeUndoing, SalaryImport, LeaveImport, LeaveStoring,
  ],
  exports: [Imports, ImportUpload, ImportJobs, ImportRowList, RefusedFile],
})
export class ImportModule {}

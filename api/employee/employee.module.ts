import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { Recipients } from '../platform/mail/recipients.js';
import { DepartmentClosingController } from './closing/department-closing.controller.js';
import { DepartmentClosings } from './closing/department-closings.js';
import { DepartmentDeletions } from './closing/department-deletions.js';
import { DepartmentUpkeep } from './closing/department-upkeep.js';
import { DepartmentMoveController, EmployeeMoveController } from './department-move.controller.js';
import { DepartmentMove } from './department-move.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeChanges } from './employee-changes.js';
import { EmployeeCorrectionsController } from './employee-corrections.controller.js';
import { EmployeeCorrections } from './employee-corrections.js';
import { EmployeeImageController } from './employee-image.controller.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeRegistration } from './employee-registration.js';
import { EmployeeTextColumns } from './employee-text-columns.js';
import { EmployeeController } from './employee.controller.js';
import { EmploymentPeriods } from './employment-periods.js';
import { hasNotLeft } from './employment-status.js';
import { EmploymentWriter } from './employment-writer.js';
import { Employment } from './employment.js';
import { ClosedDepartments } from './job/closed-departments.js';
import { DepartmentDays } from './job/department-days.js';
import { EmploymentTypeController } from './job/employment-type.controller.js';
import { EmploymentTypes } from './job/employment-types.js';
import { JobFactReader } from './job/job-fact-reader.js';
import { JobFactStore } from './job/job-fact-store.js';
import { JobFactWithdrawals } from './job/job-fact-withdrawals.js';
import { JobNames } from './job/job-names.js';
import { JobUpkeep } from './job/job-upkeep.js';
import { JobsInForce } from './job/jobs-in-force.js';
import { PeopleOfDepartments } from './job/people-of-departments.js';
import { PlannedJobs } from './job/planned-jobs.js';
import { NewEmployees } from './new-employees.js';
import { NextEmployeeId } from './next-employee-id.js';
import { SalaryEdits } from './salary-edits.js';

@Module({
  imports: [PayAccessModule, DepartmentModule],
  controllers: [
    EmployeeController,
    EmployeeCorrectionsController,
    EmployeeImageController,
    DepartmentMoveController,
    DepartmentClosingController,
    EmployeeMoveController,
    EmploymentTypeController,
  ],
  providers: [
    EmployeeRegistration,
    NewEmployees,
    EmployeeChanges,
    SalaryEdits,
    Employment,
    EmploymentPeriods,
    EmploymentWriter,
    EmployeeCorrections,
    DepartmentMove,
    DepartmentClosings,
    DepartmentDeletions,
    ClosedDepartments,
    PeopleOfDepartments,
    DepartmentUpkeep,
    EmployeeAccess,
    EmployeeReader,
    EmployeeTextColumns,
    NextEmployeeId,
    JobFactReader,
    JobFactStore,
    JobFactWithdrawals,
    DepartmentDays,
    JobNames,
    JobsInForce,
    PlannedJobs,
    JobUpkeep,
    EmploymentTypes,
  ],
  exports: [
    ClosedDepartments,
    EmployeeRegistration,
    Employment,
    EmploymentPeriods,
    EmployeeCorrections,
    EmployeeAccess,
    EmployeeReader,
    JobFactReader,
    JobFactStore,
    JobFactWithdrawals,
    DepartmentDays,
    JobNames,
    JobsInForce,
    EmploymentTypes,
  ],
})
export class EmployeeModule {
  constructor(recipients: Recipients) {
    recipients.provide({ hasNotLeft });
  }
}

import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { Recipients } from '../platform/mail/recipients.js';
import { DepartmentMove } from './department-move.js';
import { DepartmentMoveController, EmployeeMoveController } from './department-move.controller.js';
import { EmployeeCorrections } from './employee-corrections.js';
import { EmployeeCorrectionsController } from './employee-corrections.controller.js';
import { EmployeeImageController } from './employee-image.controller.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeTextColumns } from './employee-text-columns.js';
import { EmployeeListController } from './employee-list.controller.js';
import { EmployeeController } from './employee.controller.js';
import { NextEmployeeId } from './next-employee-id.js';
import { EmployeeChanges } from './employee-changes.js';
import { EmployeeRegistration } from './employee-registration.js';
import { Employment } from './employment.js';
import { hasNotLeft } from './employment-status.js';
import { EmploymentPeriods } from './employment-periods.js';
import { EmploymentWriter } from './employment-writer.js';
import { NewEmployees } from './new-employees.js';

@Module({
  imports: [PayAccessModule, DepartmentModule],
  controllers: [
    EmployeeListController,
    EmployeeController,
    EmployeeCorrectionsController,
    EmployeeImageController,
    DepartmentMoveController,
    EmployeeMoveController,
  ],
  providers: [
    EmployeeRegistration,
    NewEmployees,
    EmployeeChanges,
    Employment,
    EmploymentPeriods,
    EmploymentWriter,
    EmployeeCorrections,
    DepartmentMove,
    EmployeeAccess,
    EmployeeReader,
    EmployeeTextColumns,
    NextEmployeeId,
  ],
  exports: [
    EmployeeRegistration,
    Employment,
    EmploymentPeriods,
    EmployeeCorrections,
    EmployeeAccess,
    EmployeeReader,
  ],
})
export class EmployeeModule {
  constructor(recipients: Recipients) {
    recipients.provide({ hasNotLeft });
  }
}

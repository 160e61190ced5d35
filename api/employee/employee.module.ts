import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { EmployeeCorrections } from './employee-corrections.js';
import { EmployeeCorrectionsController } from './employee-corrections.controller.js';
import { EmployeeImageController } from './employee-image.controller.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeTextColumns } from './employee-text-columns.js';
import { EmployeeController } from './employee.controller.js';
import { EmployeeTotals } from './employee-totals.js';
import { Employees } from './employees.js';
import { Employment } from './employment.js';

@Module({
  imports: [PayAccessModule, DepartmentModule],
  controllers: [EmployeeController, EmployeeCorrectionsController, EmployeeImageController],
  providers: [Employees, Employment, EmployeeCorrections, EmployeeAccess, EmployeeReader, EmployeeTextColumns, EmployeeTotals],
  exports: [Employees, EmployeeCorrections, EmployeeAccess, EmployeeReader, EmployeeTextColumns],
})
export class EmployeeModule {}

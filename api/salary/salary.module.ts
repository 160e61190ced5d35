import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { MonthlyPay } from './monthly-pay.js';
import { PayAccessController } from './pay-access.controller.js';
import { PayrollOnDay } from './payroll-on-day.js';
import { EditedSalaries } from './revisions/edited-salaries.js';
import { RevisionReader } from './revisions/revision-reader.js';
import { RevisionStore } from './revisions/revision-store.js';
import { SalaryRevisionController } from './revisions/revision.controller.js';
import { SalaryRevisions } from './revisions/salary-revisions.js';
import { SalaryUpkeep } from './revisions/salary-upkeep.js';
import { Salaries } from './salaries.js';
import { SalaryController } from './salary.controller.js';

@Module({
  imports: [PayAccessModule, EmployeeModule],
  controllers: [SalaryController, PayAccessController, SalaryRevisionController],
  providers: [
    Salaries,
    MonthlyPay,
    PayrollOnDay,
    SalaryRevisions,
    RevisionReader,
    RevisionStore,
    EditedSalaries,
    SalaryUpkeep,
  ],
  exports: [Salaries, MonthlyPay, SalaryRevisions, RevisionStore],
})
export class SalaryModule {}

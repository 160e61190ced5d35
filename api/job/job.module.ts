import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayrollModule } from '../payroll/payroll.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { AskedJobChanges } from './asked-job-changes.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobJudgements } from './job-judgements.js';
import { PeopleOfChange } from './people-of-change.js';

@Module({
  imports: [DepartmentModule, EmployeeModule, WorkingTimeModule, SalaryModule, PayrollModule],
  providers: [PeopleOfChange, AskedJobChanges, JobChangeFacts, JobJudgements],
})
export class JobModule {}

import { Module } from '@nestjs/common';
import { DepartmentModule } from '../../department/department.module.js';
import { EmployeeModule } from '../../employee/employee.module.js';
import { EntitlementModule } from '../../entitlement/entitlement.module.js';
import { JobModule } from '../../job/job.module.js';
import { LeaveModule } from '../../leave/leave.module.js';
import { PayrollModule } from '../../payroll/payroll.module.js';
import { SalaryModule } from '../../salary/salary.module.js';
import { WorkingTimeModule } from '../../working-time/working-time.module.js';
import { DemoApprovals } from './demo-approvals.js';
import { DemoBankAccounts } from './demo-bank-accounts.js';
import { DemoCompany } from './demo-company.js';
import { DemoCoverage } from './demo-coverage.js';
import { DemoDraftRun } from './demo-draft-run.js';
import { DemoHistory } from './demo-history.js';
import { DemoJobs } from './demo-jobs.js';
import { DemoLateCorrections } from './demo-late-corrections.js';
import { DemoLeavers } from './demo-leavers.js';
import { DemoMonthlyRuns } from './demo-monthly-runs.js';
import { DemoName } from './demo-name.js';
import { DemoPaidMonths } from './demo-paid-months.js';
import { DemoPayComponents } from './demo-pay-components.js';
import { DemoPayRuns } from './demo-pay-runs.js';
import { DemoPolicies } from './demo-policies.js';
import { DemoSalaries } from './demo-salaries.js';
import { DemoStaff } from './demo-staff.js';
import { DemoUnpaidLeave } from './demo-unpaid-leave.js';
import { DemoWorkingTime } from './demo-working-time.js';
import { FirstData } from './first-data.js';

@Module({
  imports: [
    DepartmentModule,
    EmployeeModule,
    EntitlementModule,
    JobModule,
    LeaveModule,
    PayrollModule,
    SalaryModule,
    WorkingTimeModule,
  ],
  providers: [
    FirstData,
    DemoCompany,
    DemoName,
    DemoStaff,
    DemoHistory,
    DemoSalaries,
    DemoPolicies,
    DemoJobs,
    DemoWorkingTime,
    DemoApprovals,
    DemoCoverage,
    DemoBankAccounts,
    DemoPayComponents,
    DemoUnpaidLeave,
    DemoPayRuns,
    DemoDraftRun,
    DemoLeavers,
    DemoLateCorrections,
    DemoPaidMonths,
    DemoMonthlyRuns,
  ],
})
export class DemoModule {}

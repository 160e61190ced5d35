import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PayAccessModule } from '../pay-access-log/pay-access.module.js';
import { PayrollModule } from '../payroll/payroll.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { JobAccess } from './access.js';
import { AskedJobChanges } from './asked-job-changes.js';
import { AuditedJobs } from './audited-jobs.js';
import { ChangeProgress } from './change-progress.js';
import { ChangeRecords } from './change-records.js';
import { JobBasisFacts } from './job-basis-facts.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobChangeJob } from './job-change-job.js';
import { JobChangeStore } from './job-change-store.js';
import { JobChanges } from './job-changes.js';
import { JobJudgements } from './job-judgements.js';
import { JobTimelines } from './job-timelines.js';
import { JobValues } from './job-values.js';
import { JobWithdrawals } from './job-withdrawals.js';
import { JobController } from './job.controller.js';
import { OpenLeaveYears } from './open-leave-years.js';
import { PendingChanges } from './pending-change.js';
import { PeopleOfChange } from './people-of-change.js';
import { PlannedChangesController } from './planned-changes.controller.js';
import { PlannedChanges } from './planned-changes.js';
import { RecordableJobs } from './recordable.js';
import { RecordsWithoutChange } from './records-without-change.js';
import { TimelineReader } from './timeline-rows.js';
import { WithdrawnRecords } from './withdrawn-records.js';

@Module({
  imports: [
    DepartmentModule,
    EmployeeModule,
    WorkingTimeModule,
    SalaryModule,
    PayrollModule,
    PayAccessModule,
  ],
  controllers: [PlannedChangesController, JobController],
  providers: [
    PeopleOfChange,
    AskedJobChanges,
    JobChangeFacts,
    JobJudgements,
    OpenLeaveYears,
    RecordableJobs,
    JobBasisFacts,
    AuditedJobs,
    JobChangeStore,
    PendingChanges,
    JobChangeJob,
    JobChanges,
    ChangeRecords,
    ChangeProgress,
    WithdrawnRecords,
    RecordsWithoutChange,
    JobWithdrawals,
    JobAccess,
    TimelineReader,
    JobValues,
    JobTimelines,
    PlannedChanges,
  ],
  exports: [
    JobChanges,
    JobBasisFacts,
    JobJudgements,
    RecordableJobs,
    ChangeRecords,
    RecordsWithoutChange,
    OpenLeaveYears,
    JobChangeFacts,
    JobValues,
  ],
})
export class JobModule {}

import { Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { ApprovalModule } from './approval/approval.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BankAccountModule } from './bank-account/bank-account.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { ComingUpModule } from './coming-up/coming-up.module.js';
import { CompanyModule } from './company/company.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DepartmentModule } from './department/department.module.js';
import { EmployeeListModule } from './employee-list/employee-list.module.js';
import { EmployeeModule } from './employee/employee.module.js';
import { EntitlementModule } from './entitlement/entitlement.module.js';
import { HistoryModule } from './history/history.module.js';
import { ImportModule } from './import/import.module.js';
import { JobPreviewModule } from './job/effect/job-preview.module.js';
import { JobModule } from './job/job.module.js';
import { LeaveModule } from './leave/leave.module.js';
import { NotificationModule } from './notification/notification.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { BackupModule } from './operations/backup/backup.module.js';
import { DemoModule } from './operations/demo/demo.module.js';
import { PayrollModule } from './payroll/payroll.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { HealthModule } from './platform/observability/health.module.js';
import { MetricsRegistry } from './platform/observability/metrics-registry.js';
import { MetricsRegistryModule } from './platform/observability/metrics-registry.module.js';
import { MetricsModule } from './platform/observability/metrics.module.js';
import { PeriodicModule } from './platform/periodic/periodic.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { SalaryModule } from './salary/salary.module.js';
import { SCHEMA } from './schema/schema.js';
import { SettingModule } from './setting/setting.module.js';
import { WorkingTimeModule } from './working-time/working-time.module.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, metrics = new MetricsRegistry()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(configuration),
        MetricsRegistryModule.with(metrics),
        DatabaseModule.with(SCHEMA),
        PeriodicModule,
        JobsModule,
        HttpModule,
        AuditModule,
        EventsModule,
        StorageModule,
        MailModule,
        CompanyModule,
        AccountModule,
        DepartmentModule,
        EmployeeModule,
        ApprovalModule,
        WorkingTimeModule,
        EntitlementModule,
        SalaryModule,
        BankAccountModule,
        LeaveModule,
        PayrollModule,
        EmployeeListModule,
        JobModule,
        JobPreviewModule,
        DashboardModule,
        ComingUpModule,
        HistoryModule,
        NotificationModule,
        AuthModule,
        SettingModule,
        ImportModule,
        CalendarFeedModule,
        HealthModule,
        MetricsModule,
        OpenApiModule,
        BackupModule,
        DemoModule,
      ],
    };
  }
}

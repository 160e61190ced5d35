import { Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BackupModule } from './backup/backup.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Configuration } from './config/configuration.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DepartmentModule } from './department/department.module.js';
import { EmployeeModule } from './employee/employee.module.js';
import { ENTITIES } from './entities.js';
import { EventsModule } from './events/events.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { HttpModule } from './http/http.module.js';
import { ImportModule } from './import/import.module.js';
import { LeaveModule } from './leave/leave.module.js';
import { MailModule } from './mail/mail.module.js';
import { Measures } from './measures/measures.js';
import { MeasuresModule } from './measures/measures.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotificationModule } from './notification/notification.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PayLookModule } from './pay-look/pay-look.module.js';
import { SalaryModule } from './salary/salary.module.js';
import { SettingModule } from './setting/setting.module.js';
import { StorageModule } from './storage/storage.module.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, measures = new Measures()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(configuration),
        MeasuresModule.with(measures),
        DatabaseModule.with(ENTITIES),
        HttpModule, PayLookModule, AuditModule, EventsModule, StorageModule, MailModule, AccountModule,
        DepartmentModule, EmployeeModule, SalaryModule, LeaveModule,
        DashboardModule, HistoryModule, NotificationModule, AuthModule, SettingModule, ImportModule,
        HealthModule, MetricsModule, OpenApiModule, BackupModule, DemoModule,
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { EntitlementModule } from '../entitlement/entitlement.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { ApprovalSettingController } from './approval-setting.controller.js';
import { CompanyLogos } from './company-logos.js';
import { CompanySettingsController } from './company-settings.controller.js';
import { CompanySettings } from './company-settings.js';
import { ConfigController } from './config.controller.js';
import { ProfileController } from './profile.controller.js';
import { Profile } from './profile.js';
import { SecuritySettingController } from './security-setting.controller.js';
import { SecuritySetting } from './security-setting.js';
import { SettingController } from './setting.controller.js';
import { VersionController } from './version.controller.js';

@Module({
  imports: [
    AuthModule,
    ApprovalModule,
    LeaveModule,
    EmployeeModule,
    EntitlementModule,
    WorkingTimeModule,
  ],
  controllers: [
    SettingController,
    ApprovalSettingController,
    SecuritySettingController,
    CompanySettingsController,
    ProfileController,
    ConfigController,
    VersionController,
  ],
  providers: [Profile, SecuritySetting, CompanySettings, CompanyLogos],
})
export class SettingModule {}

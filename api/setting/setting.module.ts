import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { ConfigController } from './config.controller.js';
import { Profile } from './profile.js';
import { ProfileController } from './profile.controller.js';
import { SecuritySetting } from './security-setting.js';
import { SecuritySettingController } from './security-setting.controller.js';
import { SettingController } from './setting.controller.js';

@Module({ imports: [AuthModule, EmployeeModule], controllers: [SettingController, SecuritySettingController, ProfileController, ConfigController], providers: [Profile, SecuritySetting] })
export class SettingModule {}

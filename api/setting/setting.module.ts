import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { ConfigController } from './config.controller.js';
import { Profile } from './profile.js';
import { ProfileController } from './profile.controller.js';
import { SettingController } from './setting.controller.js';

@Module({ imports: [AuthModule, EmployeeModule], controllers: [SettingController, ProfileController, ConfigController], providers: [Profile] })
export class SettingModule {}

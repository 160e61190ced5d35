import { Module } from '@nestjs/common';
import { BackupSchedule } from './backup-schedule.js';

@Module({ providers: [BackupSchedule], exports: [BackupSchedule] })
export class BackupModule {}

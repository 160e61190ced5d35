import { Module } from '@nestjs/common';
import { BackupSchedule } from './backup-schedule.js';
import { SecretFingerprint } from './secret-fingerprint.js';

@Module({ providers: [BackupSchedule, SecretFingerprint], exports: [BackupSchedule] })
export class BackupModule {}

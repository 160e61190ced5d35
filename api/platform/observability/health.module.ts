import { Module } from '@nestjs/common';
import { DiskSpace } from './disk-space.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  controllers: [HealthController],
  providers: [Readiness, DiskSpace],
  exports: [Readiness, DiskSpace],
})
export class HealthModule {}

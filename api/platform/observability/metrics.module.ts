import { Module } from '@nestjs/common';
import { HealthModule } from './health.module.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsController } from './metrics.controller.js';
import { StoredMetrics } from './stored-metrics.js';

@Module({
  imports: [HealthModule],
  controllers: [MetricsController],
  providers: [MetricsAccess, StoredMetrics],
})
export class MetricsModule {}

import { Module } from '@nestjs/common';
import { HealthModule } from './health.module.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsController } from './metrics.controller.js';
import { StoredFigures } from './stored-figures.js';

@Module({ imports: [HealthModule], controllers: [MetricsController], providers: [MetricsAccess, StoredFigures] })
export class MetricsModule {}

import { Module, type DynamicModule } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { Events } from '../../platform/events/events.js';
import { MetricsRegistry } from '../../platform/observability/metrics-registry.js';
import { MetricsRegistryModule } from '../../platform/observability/metrics-registry.module.js';
import { PeriodicModule } from '../../platform/periodic/periodic.module.js';
import { TutorialImport } from './tutorial-import.js';

@Module({})
export class TutorialImportModule {
  static with(configuration: Configuration, schema: SchemaDefinition): DynamicModule {
    return {
      module: TutorialImportModule,
      imports: [
        ConfigModule.with(configuration),
        MetricsRegistryModule.with(new MetricsRegistry()),
        DatabaseModule.with(schema),
        PeriodicModule,
        CompanyModule,
      ],
      providers: [TutorialImport, Events],
    };
  }
}

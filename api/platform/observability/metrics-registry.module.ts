import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';

@Global()
@Module({})
export class MetricsRegistryModule {
  static with(metrics: MetricsRegistry): DynamicModule {
    return {
      module: MetricsRegistryModule,
      providers: [{ provide: MetricsRegistry, useValue: metrics }],
      exports: [MetricsRegistry],
    };
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.js';
import type { Configuration } from './configuration.js';

export const CONFIGURATION = Symbol('configuration');

@Global()
@Module({})
export class ConfigModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: Clock, useValue: new Clock(configuration.timeZone) },
      ],
      exports: [CONFIGURATION, Clock],
    };
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.js';
import { Company } from './company.js';
import { CONFIGURATION, type Configuration } from './configuration.js';

@Global()
@Module({})
export class ConfigModule {
  static with(configuration: Configuration): DynamicModule {
    const company = new Company(configuration);
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: Company, useValue: company },
        { provide: Clock, useValue: new Clock(company) },
      ],
      exports: [CONFIGURATION, Company, Clock],
    };
  }
}

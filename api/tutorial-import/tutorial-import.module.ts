import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { DatabaseModule } from '../database/database.module.js';
import { Headcount } from '../department/headcount.js';
import { Events } from '../events/events.js';
import { LeaveCount } from '../leave/leave-count.js';
import { Measures } from '../measures/measures.js';
import { MeasuresModule } from '../measures/measures.module.js';
import { LeaveTwins } from '../leave/leave-twins.js';
import { Payroll } from '../salary/payroll.js';
import { TutorialImport } from './tutorial-import.js';

/** A program of its own: the server's calls, senders and first data have no part in it. */
@Module({})
export class TutorialImportModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: TutorialImportModule,
      imports: [ConfigModule.with(configuration), MeasuresModule.with(new Measures()), DatabaseModule.with([])],
      providers: [TutorialImport, Headcount, Events, LeaveCount, LeaveTwins, Payroll],
    };
  }
}

import { Global, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';
import { PeriodicJobs } from './periodic-jobs.js';

@Global()
@Module({ providers: [PeriodicJobs, Housekeeping], exports: [PeriodicJobs, Housekeeping] })
export class PeriodicModule {}

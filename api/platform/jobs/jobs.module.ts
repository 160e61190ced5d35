import { Global, Module } from '@nestjs/common';
import { JobWorkers } from './job-worker.js';
import { Jobs } from './jobs.js';

@Global()
@Module({ providers: [Jobs, JobWorkers], exports: [Jobs, JobWorkers] })
export class JobsModule {}

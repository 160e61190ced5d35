import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DepartmentHeads } from '../../department/department-heads.js';
import { Clock } from '../../platform/config/clock.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { soonerAtMidnight } from '../../platform/periodic/sooner-at-midnight.js';
import { DepartmentClosings } from './department-closings.js';

/** Closes departments on their day, and keeps what is known of their heads. Safe to repeat. */
@Injectable()
export class DepartmentUpkeep {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly closings: DepartmentClosings,
    private readonly heads: DepartmentHeads,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('departments', async () => {
      await Lease.tryHold(dataSource, 'departments', () => this.round());
      return soonerAtMidnight(this.clock);
    });
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async round(): Promise<void> {
    await this.closings.takeEffectDue();
    await this.heads.followAll();
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Lease } from '../../platform/database/transaction/lease.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';

type Chore = (stopping: AbortSignal) => Promise<void>;

/** Goes on with what is too large for a request, on one instance at a time. */
@Injectable()
export class PayrollJob {
  private readonly chores: Chore[] = [];
  private readonly job: PeriodicJob;

  constructor(dataSource: DataSource, jobs: PeriodicJobs) {
    this.job = jobs.add('payroll', (stopping) => Lease.tryHold(dataSource, 'payroll', async () => {
      for (const chore of this.chores) await chore(stopping);
    }));
  }

  add(chore: Chore): void {
    this.chores.push(chore);
  }

  wake(): void {
    this.job.wake();
  }
}

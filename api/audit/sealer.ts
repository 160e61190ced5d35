import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Lease } from '../platform/database/transaction/lease.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import { ChainAppender } from './chain-appender.js';

const POLL_MS = 20;

/** One server at a time, soon after a commit here, and periodically for entries that other servers wrote. */
@Injectable()
export class Sealer {
  private readonly job: PeriodicJob;

  constructor(
    private readonly dataSource: DataSource,
    private readonly appender: ChainAppender,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('audit seal', (stopping) => this.seal(stopping));
  }

  wake(): void {
    this.job.wake();
  }

  async settled(): Promise<void> {
    while (!this.job.stopping.aborted && (await this.appender.isNeeded())) {
      await this.job.run();
      await sleep(POLL_MS);
    }
  }

  private async seal(stopping: AbortSignal): Promise<void> {
    if (!(await this.appender.isNeeded())) return;
    await Lease.tryHold(this.dataSource, 'audit-seal', async () => {
      while (!stopping.aborted && (await this.appender.appendBatch()) > 0) await setImmediate();
    });
  }
}

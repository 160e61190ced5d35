import { Injectable } from '@nestjs/common';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Lease } from '../platform/database/transaction/lease.js';
import type { PeriodicJob } from '../platform/database/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/database/periodic/periodic-jobs.js';
import { Sealing } from './sealing.js';

const WAITS_MS = 20;

/** Seals what is committed, one instance at a time: soon after it was woken, and periodically for what other instances wrote. */
@Injectable()
export class Sealer {
  private readonly job: PeriodicJob;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('audit seal', (stopping) => this.seal(stopping));
  }

  wake(): void {
    this.job.wake();
  }

  /** Resolves when everything that is committed is sealed, by this or another instance. */
  async settled(): Promise<void> {
    while (!this.job.stopping.aborted && (await this.sealing.isNeeded())) {
      await this.job.run();
      await sleep(WAITS_MS);
    }
  }

  private async seal(stopping: AbortSignal): Promise<void> {
    if (!(await this.sealing.isNeeded())) return;
    await Lease.tryHold(this.dataSource, 'audit-seal', async () => {
      while (!stopping.aborted && (await this.sealing.next()) > 0) await setImmediate();
    });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Lease } from '../../platform/database/transaction/lease.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';

interface Chore {
  runs: () => Promise<StoredRun[]>;
  resume: (run: StoredRun, stopping: AbortSignal) => Promise<void>;
}

/** In this order: people wait for their pay. */
const CHORES = ['payment', 'computation'] as const;

/** Goes on with what is too large for a request, on one instance at a time. A run that fails keeps no other one waiting. */
@Injectable()
export class PayrollJob {
  private readonly logger = new Logger('PayrollJob');
  private readonly chores = new Map<(typeof CHORES)[number], Chore>();
  private readonly job: PeriodicJob;

  constructor(dataSource: DataSource, jobs: PeriodicJobs) {
    this.job = jobs.add('payroll', (stopping) =>
      Lease.tryHold(dataSource, 'payroll', () => this.round(stopping)),
    );
  }

  add(name: (typeof CHORES)[number], chore: Chore): void {
    this.chores.set(name, chore);
  }

  wake(): void {
    this.job.wake();
  }

  private async round(stopping: AbortSignal): Promise<void> {
    for (const name of CHORES) {
      const chore = this.chores.get(name);
      for (const run of (await chore?.runs()) ?? []) {
        if (stopping.aborted) return;
        await chore?.resume(run, stopping).catch((error: Error) => {
          if (!stopping.aborted)
            this.logger.warn({
              msg: 'A payroll run failed and is tried again.',
              chore: name,
              run: run.id,
              reason: errorReason(error),
            });
        });
      }
    }
  }
}

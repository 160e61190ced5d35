import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { diagnoseDatabaseError } from '../database/connection/database-diagnosis.js';
import { errorReason } from '../database/connection/driver-errors.js';
import { Lease } from '../database/transaction/lease.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { PeriodicJobs } from './periodic-jobs.js';

type Chore = (manager: EntityManager) => Promise<unknown>;

/** Removes expired rows, on one instance at a time; safe to miss and safe to repeat. */
@Injectable()
export class Housekeeping {
  private readonly chores: Chore[] = [];
  private readonly logger = new Logger('Housekeeping');

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    jobs: PeriodicJobs,
  ) {
    jobs.add('housekeeping', () => this.runAll());
  }

  add(chore: Chore): void {
    this.chores.push(chore);
  }

  async runAll(): Promise<void> {
    await Lease.tryHold(this.dataSource, 'housekeeping', async () => {
      for (const chore of this.chores)
        await this.work.write(chore).catch((error: unknown) => this.warn(error));
    });
  }

  private warn(error: unknown): void {
    // The other chores would fail as well.
    if (diagnoseDatabaseError(error)) throw error;
    this.logger.warn(`Not everything could be tidied up: ${errorReason(error)}`);
  }
}

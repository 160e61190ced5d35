import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** A probe is better told at once than after the database's own patience. */
const PATIENCE_MS = 3_000;

/** Whether requests should come here: the database answers, and nobody has told the server to stop. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private stopping = false;

  constructor(private readonly work: UnitOfWork) {}

  onModuleDestroy(): void {
    this.stop();
  }

  /** From now on, whoever asks is sent elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** A node of a cluster that is cut off, or not in step, refuses this or does not answer it in time. */
  async databaseAnswers(): Promise<boolean> {
    const answered = this.work.read('SELECT 1 AS one').then(() => true);
    return Promise.race([answered, sleep(PATIENCE_MS, false, { ref: false })]);
  }
}

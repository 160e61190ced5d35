import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** A probe needs an answer before the database's own timeout. */
const TIMEOUT_MS = 3_000;

@Injectable()
export class Readiness implements OnModuleDestroy {
  private stopping = false;

  constructor(private readonly work: UnitOfWork) {}

  onModuleDestroy(): void {
    this.stop();
  }

  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** A Galera node outside the primary component rejects this or does not answer. */
  async databaseAnswers(): Promise<boolean> {
    const answered = this.work.read('SELECT 1 AS one').then(() => true);
    return Promise.race([answered, sleep(TIMEOUT_MS, false, { ref: false })]);
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Lease } from './lease.js';
import { UnitOfWork } from './unit-of-work.js';

const INTERVAL_MS = 60 * 60 * 1000;
const FIRST_AFTER_MS = 60 * 1000;

type Chore = (manager: EntityManager) => Promise<unknown>;

/** Hourly removal of what has expired, done by one instance at a time; safe to miss and safe to repeat. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly chores: Chore[] = [];
  private readonly logger = new Logger('Housekeeping');
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
  ) {}

  add(chore: Chore): void {
    this.chores.push(chore);
  }

  onApplicationBootstrap(): void {
    this.plan(FIRST_AFTER_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  async runAll(): Promise<void> {
    await Lease.tryHold(this.dataSource, 'housekeeping', async () => {
      for (const chore of this.chores) await this.work.writeAtLength(chore).catch((error: Error) => this.warn(error));
    });
  }

  private plan(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.running = this.runAll()
        .catch((error: Error) => this.warn(error))
        .finally(() => this.plan(INTERVAL_MS));
    }, afterMs);
    this.timer.unref();
  }

  /** What failed is tried again in an hour, and keeps nothing else from being done. */
  private warn(error: Error): void {
    this.logger.warn(`Not everything could be tidied up: ${error.name}`);
  }
}

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { storeLooks, type Look } from './look.js';

const EVERY_MS = 1_000;
const MOST_AT_ONCE = 200;
/** With a database that stays away, the oldest are given up beyond this. */
const MOST_WAITING = 10_000;

/**
 * Looks wait in memory and are stored together, at most a second later and when the server stops: whoever reads never
 * waits for it, and reads on when it fails. What is not stored yet is lost with a process that is killed.
 */
@Injectable()
export class WaitingLooks implements OnApplicationShutdown {
  private readonly logger = new Logger('PayLook');
  private waiting: Look[] = [];
  private timer?: NodeJS.Timeout;
  private writing?: Promise<void>;
  private failing = false;

  constructor(private readonly work: UnitOfWork) {}

  add(look: Look): void {
    this.waiting.push(look);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    this.plan();
  }

  /** Those that were not stored yet and turned out to be part of another. */
  withdraw(isPart: (look: Look) => boolean): void {
    this.waiting = this.waiting.filter((look) => !isPart(look));
  }

  /** When the last request has been answered, and while the database is still open. */
  async onApplicationShutdown(): Promise<void> {
    await this.store();
    clearTimeout(this.timer);
  }

  /** All that waits now. */
  async store(): Promise<void> {
    await this.writing;
    this.writing = this.storeInTurns();
    await this.writing;
  }

  private plan(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.store();
    }, EVERY_MS).unref();
  }

  private async storeInTurns(): Promise<void> {
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        // Apart: the timer was begun by a request, whose unit of work is over.
        await this.work.writeApart((manager) => storeLooks(manager, some));
        this.failing = false;
      } catch (error) {
        this.waiting.unshift(...some);
        if (!this.failing) this.logger.warn(`Who was shown whose pay could not be stored and waits: ${(error as Error).name}`);
        this.failing = true;
        return this.plan();
      }
    }
  }
}

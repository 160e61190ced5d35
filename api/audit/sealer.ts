import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Lease } from '../database/lease.js';
import { Sealing } from './sealing.js';

/** Changes that follow each other closely are sealed together. */
const AFTER_COMMIT_MS = 400;
/** What another instance, or a program beside the server, has written. */
const LOOKS_EVERY_MS = 1_000;
const WAITS_MS = 20;

/** Seals what is committed, one instance at a time: soon after it was woken, and every second whatever happens. */
@Injectable()
export class Sealer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Audit');
  private timer?: NodeJS.Timeout;
  private dueAt = Infinity;
  private running?: Promise<void>;
  private started = false;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {}

  onApplicationBootstrap(): void {
    this.started = true;
    this.plan(AFTER_COMMIT_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  wake(): void {
    this.plan(AFTER_COMMIT_MS);
  }

  /** Resolves when everything that is committed is sealed, by whomever. */
  async settled(): Promise<void> {
    while (!this.stopped && (await this.sealing.isNeeded())) {
      await this.running;
      await this.seal();
      await sleep(WAITS_MS);
    }
  }

  /** What runs looks again by itself. */
  private plan(afterMs: number): void {
    const at = Date.now() + afterMs;
    if (!this.started || this.stopped || at >= this.dueAt) return;
    this.dueAt = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), afterMs);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    if (this.running) await this.running;
    this.dueAt = Infinity;
    if (this.stopped) return;
    this.running = this.seal();
    await this.running;
    this.running = undefined;
    this.plan(LOOKS_EVERY_MS);
  }

  /** What fails is tried again with the next look; told once, until it works again. */
  private async seal(): Promise<void> {
    try {
      if (await this.sealing.isNeeded()) await Lease.tryHold(this.dataSource, 'audit-seal', () => this.drain());
      this.failing = false;
    } catch (error) {
      if (!this.failing && !this.stopped) this.logger.warn(`The audit log could not be sealed: ${(error as Error).name}`);
      this.failing = true;
    }
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await this.sealing.next()) > 0) await setImmediate();
  }
}

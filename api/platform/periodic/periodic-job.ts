import { AsyncResource } from 'node:async_hooks';
import { JobFailures } from './job-failures.js';

export interface Schedule {
  everyMs: number;
  firstAfterMs: number;
  wokenAfterMs?: number;
}

/** May return the milliseconds until the next round. The signal aborts when the server stops. */
export type Round = (stopping: AbortSignal) => Promise<number | void>;

/** Not @nestjs/schedule, whose rounds overlap, cannot be woken and are not waited for at a shutdown. */
export class PeriodicJob {
  private readonly controller = new AbortController();
  // A round must not inherit the request or the unit of work that woke it.
  private readonly context = new AsyncResource('PeriodicJob');
  private timer?: NodeJS.Timeout;
  private dueAt = Infinity;
  private running?: Promise<void>;
  private started = false;
  private woken = false;

  constructor(
    readonly name: string,
    private readonly schedule: Schedule,
    private readonly round: Round,
    private readonly failures = new JobFailures(),
  ) {}

  get stopping(): AbortSignal {
    return this.controller.signal;
  }

  start(): void {
    this.started = true;
    this.scheduleRound(this.woken ? 0 : this.schedule.firstAfterMs);
  }

  async stop(): Promise<void> {
    this.controller.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  wake(): void {
    this.woken = true;
    if (!this.running) this.scheduleRound(this.schedule.wokenAfterMs ?? 0);
  }

  async run(): Promise<void> {
    while (this.running) await this.running;
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    this.woken = false;
    this.running = Promise.resolve().then(() =>
      this.context.runInAsyncScope(() => this.runRound()),
    );
    await this.running;
  }

  async settled(): Promise<void> {
    while (!this.stopping.aborted && (this.running || this.woken))
      await (this.running ?? this.run());
  }

  private async runRound(): Promise<void> {
    let nextAfterMs = this.schedule.everyMs;
    try {
      nextAfterMs = (await this.round(this.stopping)) ?? nextAfterMs;
      this.failures.succeeded(this.name);
    } catch (error) {
      if (!this.stopping.aborted) this.failures.failed(this.name, error);
    }
    // Without an await, so that no wake-up is lost between the end of a round and the schedule of the next.
    this.running = undefined;
    this.scheduleRound(this.woken ? (this.schedule.wokenAfterMs ?? 0) : nextAfterMs);
  }

  private scheduleRound(afterMs: number): void {
    const at = performance.now() + afterMs;
    if (!this.started || this.stopping.aborted || at >= this.dueAt) return;
    this.dueAt = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), afterMs);
    this.timer.unref();
  }
}

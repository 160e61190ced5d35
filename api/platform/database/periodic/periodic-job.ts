import { AsyncResource } from 'node:async_hooks';
import { Logger } from '@nestjs/common';

export interface Schedule {
  /** From the end of one round to the next, unless the round says otherwise. */
  everyMs: number;
  /** From the start of the server to the first round. */
  firstAfterMs: number;
  /** From being woken to the round, so that what follows closely is done together; at once unless told. */
  wokenAfterMs?: number;
}

/** One round; may return after how many milliseconds the next is due. The signal says that the server stops. */
export type Round = (stopping: AbortSignal) => Promise<number | void>;

/** Work that is done again and again, never twice at once; a failed round is logged, and the next one comes all the same. */
export class PeriodicJob {
  private readonly logger = new Logger('PeriodicJob');
  private readonly controller = new AbortController();
  // A round belongs to no request and no unit of work, whatever woke it.
  private readonly context = new AsyncResource('PeriodicJob');
  private timer?: NodeJS.Timeout;
  private dueAt = Infinity;
  private running?: Promise<void>;
  private started = false;
  private woken = false;
  private failing = false;

  constructor(
    readonly name: string,
    private readonly schedule: Schedule,
    private readonly round: Round,
  ) {}

  /** Aborted when the server stops. */
  get stopping(): AbortSignal {
    return this.controller.signal;
  }

  start(): void {
    this.started = true;
    this.plan(this.woken ? 0 : this.schedule.firstAfterMs);
  }

  /** Resolves when the round under way is over. */
  async stop(): Promise<void> {
    this.controller.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  /** A round soon, and another one if one is under way. */
  wake(): void {
    this.woken = true;
    if (!this.running) this.plan(this.schedule.wokenAfterMs ?? 0);
  }

  /** A round now, behind the one under way. */
  async run(): Promise<void> {
    while (this.running) await this.running;
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    this.woken = false;
    this.running = Promise.resolve().then(() => this.context.runInAsyncScope(() => this.runRound()));
    await this.running;
  }

  /** Resolves when nothing is under way and nobody has asked for a round. */
  async settled(): Promise<void> {
    while (!this.stopping.aborted && (this.running || this.woken)) await (this.running ?? this.run());
  }

  private async runRound(): Promise<void> {
    let nextAfterMs = this.schedule.everyMs;
    try {
      nextAfterMs = (await this.round(this.stopping)) ?? nextAfterMs;
      this.failing = false;
    } catch (error) {
      if (!this.failing && !this.stopping.aborted) this.logger.warn({ msg: 'A periodic job failed and is tried again.', job: this.name, reason: (error as Error).name });
      this.failing = true;
    }
    // In one step, so that no wake-up is lost between the end of a round and the plan for the next.
    this.running = undefined;
    this.plan(this.woken ? (this.schedule.wokenAfterMs ?? 0) : nextAfterMs);
  }

  /** Of two plans the earlier one counts. */
  private plan(afterMs: number): void {
    const at = performance.now() + afterMs;
    if (!this.started || this.stopping.aborted || at >= this.dueAt) return;
    this.dueAt = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), afterMs);
    this.timer.unref();
  }
}

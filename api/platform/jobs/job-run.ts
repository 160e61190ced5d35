import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Job, JobProgress, Jobs } from './jobs.js';

/** A job on the server that works on it, and how far it is. */
export class JobRun<Step extends string = string> {
  private readonly controller = new AbortController();
  private step?: Step;
  private done = 0;
  private total = 0;
  private startedAt = 0;

  constructor(
    readonly job: Job,
    private readonly jobs: Jobs,
  ) {}

  /** Belongs into the unit of work that stores what came of it, and fails if another server holds the job by now. */
  finish(manager: EntityManager): Promise<void> {
    return this.jobs.finish(manager, this.job);
  }

  /** Belongs into the unit of work that stores a step, as `finish` does into that of the last one. */
  storeStep(manager: EntityManager, done = this.progress?.done): Promise<void> {
    return this.jobs.storeStep(manager, this.job, done);
  }

  begin(step: Step, total: number): void {
    this.step = step;
    this.total = total;
    this.done = 0;
    this.startedAt = performance.now();
  }

  /** Also yields to the event loop, and throws after a cancellation. */
  async advance(items: number): Promise<void> {
    this.done = Math.min(this.total, this.done + items);
    await setImmediate();
    this.controller.signal.throwIfAborted();
  }

  cancel(): void {
    this.controller.abort();
  }

  get cancelled(): boolean {
    return this.controller.signal.aborted;
  }

  get progress(): JobProgress<Step> | null {
    if (!this.step) return null;
    const elapsedMs = performance.now() - this.startedAt;
    const leftMs =
      this.done === 0 ? null : Math.round((elapsedMs / this.done) * (this.total - this.done));
    return { step: this.step, done: this.done, total: this.total, leftMs };
  }
}

import { setImmediate } from 'node:timers/promises';
import type { ImportRecord, ImportStep } from '../contract/imports.js';

export class ImportRun {
  private readonly controller = new AbortController();
  private step?: ImportStep;
  private done = 0;
  private total = 0;
  private startedAt = 0;

  begin(step: ImportStep, total: number): void {
    this.step = step;
    this.total = total;
    this.done = 0;
    this.startedAt = performance.now();
  }

  /** Also yields to the event loop, and throws after a cancellation. */
  async advance(rows: number): Promise<void> {
    this.done = Math.min(this.total, this.done + rows);
    await setImmediate();
    this.controller.signal.throwIfAborted();
  }

  cancel(): void {
    this.controller.abort();
  }

  get cancelled(): boolean {
    return this.controller.signal.aborted;
  }

  get progress(): NonNullable<ImportRecord['progress']> | null {
    if (!this.step) return null;
    const elapsedMs = performance.now() - this.startedAt;
    const leftMs = this.done === 0 ? null : Math.round((elapsedMs / this.done) * (this.total - this.done));
    return { step: this.step, done: this.done, total: this.total, leftMs };
  }
}

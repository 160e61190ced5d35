import { setImmediate } from 'node:timers/promises';
import type { ImportRecord, ImportState, ImportStep } from '../contract/imports.js';

/** What is under way: how far it is, and whether somebody wants it to stop. */
export class ImportRun {
  private readonly controller = new AbortController();
  private step?: ImportStep;
  private done = 0;
  private total = 0;
  private begun = 0;

  begin(step: ImportStep, total: number): void {
    this.step = step;
    this.total = total;
    this.done = 0;
    this.begun = performance.now();
  }

  /** Counts rows as done, lets others have their turn, and ends here if the import was cancelled. */
  async advance(rows: number): Promise<void> {
    this.done = Math.min(this.total, this.done + rows);
    await setImmediate();
    this.controller.signal.throwIfAborted();
  }

  cancel(): void {
    this.controller.abort(new ImportCancelled());
  }

  get cancelled(): boolean {
    return this.controller.signal.aborted;
  }

  get progress(): NonNullable<ImportRecord['progress']> | null {
    if (!this.step) return null;
    const passed = performance.now() - this.begun;
    const leftMs = this.done === 0 ? null : Math.round((passed / this.done) * (this.total - this.done));
    return { step: this.step, done: this.done, total: this.total, leftMs };
  }
}

export class ImportCancelled extends Error {
  constructor(state?: ImportState) {
    super(state === 'Undoing' ? 'The undoing was cancelled. Everything is as it was imported.' : 'The import was cancelled. Nothing was stored.');
    this.name = 'ImportCancelled';
  }
}

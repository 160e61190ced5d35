import { FifoBudget } from './fifo-budget.js';

/** One at a time, in the order of asking. */
export class FifoMutex {
  private readonly budget = new FifoBudget(1);

  get waiting(): number {
    return this.budget.waiting;
  }

  acquire(timeoutMs: number, timeoutError: () => Error): Promise<() => void> {
    return this.budget.acquire(1, timeoutMs, timeoutError);
  }
}

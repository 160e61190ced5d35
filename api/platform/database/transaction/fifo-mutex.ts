/** A lock for one holder at a time, granted in the order of asking. */
export class FifoMutex {
  private readonly queue: (() => void)[] = [];
  private held = false;

  get waiting(): number {
    return this.queue.length;
  }

  /** Resolves with the function that releases the lock; rejects with `late()` after `patienceMs`. */
  async acquire(patienceMs: number, late: () => Error): Promise<() => void> {
    if (this.held) await this.wait(patienceMs, late);
    this.held = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.queue.shift();
      if (next) next();
      else this.held = false;
    };
  }

  private wait(patienceMs: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(go), 1);
        reject(late());
      }, patienceMs);
      this.queue.push(go);
    });
  }
}

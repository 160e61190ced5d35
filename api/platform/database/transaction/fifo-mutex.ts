export class FifoMutex {
  private readonly queue: (() => void)[] = [];
  private locked = false;

  get waiting(): number {
    return this.queue.length;
  }

  async acquire(timeoutMs: number, timeoutError: () => Error): Promise<() => void> {
    if (this.locked) await this.wait(timeoutMs, timeoutError);
    this.locked = true;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.queue.shift();
      if (next) next();
      else this.locked = false;
    };
  }

  private wait(timeoutMs: number, timeoutError: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(proceed), 1);
        reject(timeoutError());
      }, timeoutMs);
      this.queue.push(proceed);
    });
  }
}

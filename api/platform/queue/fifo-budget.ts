/** A number of units for many: they are taken in the order in which they are asked for, however few somebody behind needs. */
export class FifoBudget {
  private readonly queue: { units: number; proceed: () => void }[] = [];

  constructor(private free: number) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** Answers how the units are given back. */
  async acquire(units: number, timeoutMs: number, timeoutError: () => Error): Promise<() => void> {
    if (this.queue.length > 0 || units > this.free) await this.wait(units, timeoutMs, timeoutError);
    else this.free -= units;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.free += units;
      this.proceed();
    };
  }

  private wait(units: number, timeoutMs: number, timeoutError: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        units,
        proceed: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(timeoutError());
        this.proceed();
      }, timeoutMs);
      this.queue.push(waiting);
    });
  }

  private proceed(): void {
    for (let first = this.queue[0]; first && first.units <= this.free; first = this.queue[0]) {
      this.queue.shift();
      this.free -= first.units;
      first.proceed();
    }
  }
}

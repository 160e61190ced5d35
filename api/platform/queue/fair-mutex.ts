/** One at a time, the keys in turn: a key that asks for much waits for itself and not before the others. */
export class FairMutex {
  /** In the order of their turns. */
  private readonly queues = new Map<string, Set<() => void>>();
  private isHeld = false;

  get waiting(): number {
    return [...this.queues.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Answers how it is given back. Fails as soon as the signal aborts. */
  async acquire(key: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.isHeld) await this.wait(key, signal);
    this.isHeld = true;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.proceed();
    };
  }

  private wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key) ?? new Set();
      this.queues.set(key, queue.add(proceed));
      const leave = () => {
        queue.delete(proceed);
        if (queue.size === 0 && this.queues.get(key) === queue) this.queues.delete(key);
        reject(signal?.reason as Error);
      };
      function proceed() {
        signal?.removeEventListener('abort', leave);
        resolve();
      }
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  private proceed(): void {
    const [next] = this.queues;
    if (!next) {
      this.isHeld = false;
      return;
    }
    const [key, queue] = next;
    const [first] = queue;
    this.queues.delete(key);
    queue.delete(first as () => void);
    if (queue.size > 0) this.queues.set(key, queue);
    first?.();
  }
}

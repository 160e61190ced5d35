/** Fair turns at something that only one may hold: whoever asked first is next. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private held = false;

  get waitingNow(): number {
    return this.waiting.length;
  }

  /** Resolves with the function that ends the turn; rejects with `late()` after `patienceMs`. */
  async take(patienceMs: number, late: () => Error): Promise<() => void> {
    if (this.held) await this.wait(patienceMs, late);
    this.held = true;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const next = this.waiting.shift();
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
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(late());
      }, patienceMs);
      this.waiting.push(go);
    });
  }
}
